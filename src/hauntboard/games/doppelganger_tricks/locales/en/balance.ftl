# The balance report of Doppelgänger Tricks.

tricks-balance-family-claimed = Bonus cards claimed
tricks-balance-measure-exact = Exact predictions
tricks-balance-measure-prediction = Tricks predicted
tricks-balance-measure-off = Tricks off the prediction
tricks-balance-measure-nobody = Tricks that nobody won
tricks-balance-measure-predicted = How often each number of tricks is predicted
tricks-balance-measure-exact-by-prediction = How often each prediction is exact
tricks-balance-measure-points-by-prediction = Points of the round by prediction
tricks-balance-claimed = Bonus card +{ $key }
