"""The score sheet of Mage Quest."""
