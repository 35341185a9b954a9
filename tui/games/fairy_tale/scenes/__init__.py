"""Parts of a scene of Fairy Tale, worked out from what the viewer may see."""
