"""Parts of a scene of Quests of Shadowgate, worked out from what the viewer may see."""
