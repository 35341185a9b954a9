"""Where bots think: questions and answers as bytes, and processes to answer them in."""
