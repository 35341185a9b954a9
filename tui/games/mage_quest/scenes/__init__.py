"""Parts of a scene of Mage Quest, worked out from what the viewer may see."""
