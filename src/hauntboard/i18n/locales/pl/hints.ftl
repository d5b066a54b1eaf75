# Podpowiedzi dla ludzi i dlaczego wykonano ruch. Same powody są w folderach gier.

hint-title = Podpowiedź
hint-why-title = Dlaczego ten ruch
hint-unit = { $unit ->
    [round] Szansa na wygranie rundy
    [match] Szansa na wygranie partii
    [share] Część punktów, które można jeszcze zdobyć w tej rundzie
    [points] Punkty w tej rundzie minus połowa średniej pozostałych
   *[mix] Jak często go wybierać
}
hint-plan = Plan na turę
hint-only-move = Możliwy jest tylko jeden ruch.
