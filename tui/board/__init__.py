"""The kit of boards: what every game's board and score sheet are made with."""
