"""What the table does by itself: Town and Travellers, the track, kills and hunts, power and arrivals, special cards."""
