# Co zdradzają ruchy w Doppelgänger Tricks.

tricks-leak-prediction = Prognoza: { $number }. Mówi pozostałym, jak mocna jest ręka.
tricks-leak-claim = Wzięta karta premii: w tej ręce nie ma już doppelgängerów.
tricks-leak-void = W tej ręce nie ma już: { tricks-suit }.

tricks-analysis-unit = Wartości to punkty rundy minus połowa średniej pozostałych.
