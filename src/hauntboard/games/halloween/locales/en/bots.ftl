# Why a bot of Halloween moves as it does.

bots-halloween-chance = Chance to win with this turn: { $percent }%.
bots-halloween-luck = The plan goes as far as the next roll or draw; what comes after depends on it.
bots-halloween-what = { $what ->
    [points] Haunting points
    [sections] Levels of the sections
    [haunts] Haunts to come
    [scare-points] Scare points
    [tokens] Ghost tokens
    [cards] Action cards
    [discs] Discs and free action spaces
   *[bonus] Bonus tokens
}
bots-halloween-gain = { bots-halloween-what }: worth { NUMBER($amount, minimumFractionDigits: 1) } points more by the end.
bots-halloween-loss = { bots-halloween-what }: worth { NUMBER($amount, minimumFractionDigits: 1) } points less by the end.
bots-halloween-close = Another move is practically as good.
