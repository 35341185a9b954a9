"""The screen of Mage Quest."""
