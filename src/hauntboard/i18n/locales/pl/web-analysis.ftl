# Analiza na stronie powtórki.

web-analysis = Analiza
web-analysis-intro = Ile warta była każda decyzja według ówczesnej wiedzy gracza, ile było w tym szczęścia i co zdradziły ruchy.
web-analysis-ask = Przeanalizuj tę partię
web-analysis-patience = Boty sprawdzają każdą pozycję dwa razy. To może potrwać kilka minut, a wynik zostanie zapisany dla wszystkich.
web-analysis-left = Zostało około { $minutes } min.
web-analysis-waiting = Ta partia czeka w kolejce.
web-analysis-working = Moment { $done } z { $total }
web-analysis-failed = Analiza się nie powiodła. Nic nie przepadło; spróbuj ponownie.
web-analysis-seat = Gracz
web-analysis-curve-round = Szansa na wygranie rundy
web-analysis-curve-points = Punkty oczekiwane w rundzie
web-analysis-curve-match = Szansa na wygranie partii
web-analysis-curve-text = Przy odkrytych kartach. Dotknij momentu, aby do niego przejść.
web-analysis-curve-open = Dotknij momentu, aby do niego przejść.
web-analysis-table = Wykres jako tabela
web-analysis-moment = Moment
web-analysis-previous = Poprzedni oznaczony ruch
web-analysis-next = Następny oznaczony ruch
web-analysis-none-yet = Nikt jeszcze o niczym nie zdecydował. Idź dalej albo wybierz oznaczony ruch.
web-analysis-split = Skąd wziął się wynik
web-analysis-split-text = Własną grę mierzy się względem przeciętnego gracza, którego zakłada oszacowanie. Szczęście to wszystko, o czym nikt nie zdecydował.
web-analysis-board = Pokaż na stole
web-analysis-how = Jak to obliczono
web-analysis-worth = warte { $value } ± { $error }
web-analysis-lost = strata { $value } ± { $error }
