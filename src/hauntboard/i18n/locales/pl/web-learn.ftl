# Nauka gry przy stole w przeglądarce. Każda lekcja ma własny plik (lesson.ftl).

learn-title = Ucz się, grając
learn-intro = Krótkie lekcje przy prawdziwych stołach. Ja dbam o to, żeby trafiły się dobre karty, a ruchy należą do ciebie.
learn-time = około trzech minut
learn-done = ukończona
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-left-at = przerwana na kroku { $step }
learn-once-more = Jeszcze raz
learn-coach = Ognik
learn-panel = Co mówi Ognik
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-back = Wstecz
learn-leave = Wyjdź z lekcji
learn-your-move = Twój ruch
learn-almost = Prawie!
learn-listen = Chwileczkę! Najpierw przeczytaj, co dalej, a potem twój ruch.
learn-cannot = Teraz się nie da. Spójrz na to, co jest podświetlone.
learn-well-done = Świetnie!
learn-finished = Możesz już usiąść do każdego stołu z grą { $game }. Reszty nauczysz się, grając.
learn-play = Zagraj teraz z botami
learn-rules = Wszystkie zasady
learn-others = Pozostałe lekcje
