# Doppelgänger Tricks: why a bot does what it does, and hints for people.

tricks-why-predict = A prediction of { tricks-predicted } comes out exactly right in about { $percent }% of rounds with such a hand.
tricks-why-predict-other = With { tricks-predicted } it would be { $percent }%.
tricks-why-zero = Zero brings 7 points, so even a smaller chance is worth it.
tricks-why-need = { $number ->
    [one] One more trick is needed.
   *[other] { $number } more tricks are needed.
}
tricks-why-need-none = No more tricks are wanted.
tricks-why-points = The prediction would come out right more often with another move, but the figures count all points of the round, those of the others too.
tricks-why-too-many = There are too many tricks already; now it is about keeping the loss small and spoiling the plans of others.
tricks-why-exact = With { $card } the prediction comes out exactly right in { $percent }% of the deals that are still possible.
tricks-why-wins = { $card } wins this trick.
tricks-why-loses = { $card } does not win this trick.
tricks-why-may-win = { $card } wins this trick in { $percent }% of them.
tricks-why-declared = { $card } does best as { tricks-suit }.
tricks-why-claim-1 = The bonus card +1 is a point for certain.
tricks-why-claim-3 = The bonus card +3 promises more than a single point, since the prediction will probably hold.
tricks-why-other = { $card }: exactly right in { $percent }%, wins this trick in { $wins }%.
tricks-why-other-declared = { $card } as { tricks-suit }: exactly right in { $percent }%, wins this trick in { $wins }%.
tricks-why-other-lost = { $card }: wins this trick in { $wins }%.
tricks-why-other-declared-lost = { $card } as { tricks-suit }: wins this trick in { $wins }%.
