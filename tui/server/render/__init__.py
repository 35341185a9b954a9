"""What is sent to a terminal far away: only the cells that changed, in few bytes."""
