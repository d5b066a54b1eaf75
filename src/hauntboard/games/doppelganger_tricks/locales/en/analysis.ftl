# What the moves of Doppelgänger Tricks reveal.

tricks-leak-prediction = The prediction: { $number }. It tells the others how strong the hand is.
tricks-leak-claim = The claimed bonus card: no doppelgängers are left in this hand.
tricks-leak-void = No { tricks-suit } left in this hand.

tricks-analysis-unit = Values are points of the round, minus half of the others' average.
