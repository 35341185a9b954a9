"""The effects of Fairy Tale's cards, a file a family: what a card file may say, what happens, words, worth and sign."""
