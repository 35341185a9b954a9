"""Behind the table screen: who looks, what they see, what they may do, what bots think meanwhile."""
