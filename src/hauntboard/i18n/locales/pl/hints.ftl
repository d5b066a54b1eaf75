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
hint-type = Wpisz: { $text }
hint-mixed = Każdy z tych ruchów jest dobry w swojej części przypadków, dlatego polecany ruch jest losowany: ruch wykonywany zawsze da się przewidzieć. Pozostałe są równie dobre.
hint-less-examined = Wyższa wartość nie oznacza, że inny ruch jest lepszy: zbadano go zbyt słabo, by na niej polegać.
