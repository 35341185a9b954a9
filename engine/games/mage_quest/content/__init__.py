"""The content of Mage Quest: forms of its files, checks between them, the loaded box."""
