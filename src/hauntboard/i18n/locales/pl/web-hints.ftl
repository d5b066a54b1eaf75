# Podpowiedzi przy stole w przeglądarce i powody ruchów w powtórce.

web-hints-note = Silny bot przeanalizuje twoją pozycję, wiedząc tylko to, co ty. Wszyscy przy stole zobaczą, że pytasz, a ta partia nie będzie się liczyć do rankingu.
web-hints-show = Pokaż
web-hints-thinking = Zastanawiam się …
web-hints-best = { $unit ->
    [mix] Wylosowany ruch
   *[other] Najlepszy ruch
}
web-hints-played = Wykonany ruch
web-hints-both = Wykonany ruch, i to najlepszy
web-hints-others = Inne ruchy
web-hints-reasons = Dlaczego
web-hints-mover = Co sądzi o tym silny bot przy ówczesnej wiedzy gracza { $seat }
web-hints-why = Dlaczego?
web-hints-no-decision = Do tej chwili nikt o niczym nie zdecydował.
web-hints-again = Spróbuj ponownie
