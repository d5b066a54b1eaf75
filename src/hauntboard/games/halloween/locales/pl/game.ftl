# Halloween: karty, żetony premii, opcje, ruchy, odmowy i dziennik gry.

halloween-name = Halloween
halloween-tagline = Przywołuj duchy, szczuj je na siebie i nawiedź całe miasto, a 52 karty pozwolą ci łamać zasady.
luck-halloween = Los ma tu niewiele do powiedzenia: kto lepiej planuje, prawie zawsze wygrywa.

## Opcje

halloween-option-variant = Gra standardowa albo wariant mistrzowski: cztery sekcje, bez żetonów premii, kart i kości (V1).
    .label = Wariant
halloween-option-variant-standard = karty, żetony premii i kości
halloween-option-variant-master = cztery sekcje, bez losu
halloween-option-cards = Które osiem kart jest w grze: losowe, zestaw z nazwą albo osiem według własnego wyboru.
    .label = Karty
    .typed = Własny wybór zapisuje się jako numery połączone znakiem +, na przykład 1+4+6+15+22+23+31+46.
halloween-option-cards-random = osiem wybiera los
halloween-option-cards-casper = dla początkujących
halloween-option-cards-amityville = dla miłośników kombinacji
halloween-option-cards-jacob-marley = przede wszystkim walka
halloween-option-cards-brown-lady = przede wszystkim straszenie
halloween-option-cards-bloody-mary = wysokie wyniki
halloween-option-rounds = Po ilu rundach partia kończy się najpóźniej.
    .label = Rundy
    .typed = Dowolna liczba; 0 oznacza brak limitu.
halloween-option-rounds-0 = bez limitu
halloween-option-bad-cards = „{ $value }” nie pasuje do wyboru kart. Podaj osiem różnych numerów od 1 do 52 połączonych znakiem + albo wybierz: { $allowed }.

## Słowa

halloween-colour = { $colour ->
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [orange] pomarańczowy
   *[red] czerwony
}
halloween-colour2 = { $colour2 ->
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [orange] pomarańczowy
   *[red] czerwony
}
halloween-next-colour = { $colour ->
    [blue] zielony
    [green] żółty
    [yellow] pomarańczowy
   *[orange] czerwony
}
# Duch w bierniku, który ma tę samą postać co dopełniacz.
halloween-ghost = { $colour ->
    [blue] niebieskiego ducha
    [green] zielonego ducha
    [yellow] żółtego ducha
    [orange] pomarańczowego ducha
   *[red] czerwonego ducha
}
halloween-ghost2 = { $colour2 ->
    [blue] niebieskiego ducha
    [green] zielonego ducha
    [yellow] żółtego ducha
    [orange] pomarańczowego ducha
   *[red] czerwonego ducha
}
halloween-ghosts = { $count ->
    [one] { halloween-ghost }
    [few] { $count } { $colour ->
        [blue] niebieskie
        [green] zielone
        [yellow] żółte
        [orange] pomarańczowe
       *[red] czerwone
    } duchy
   *[many] { $count } { $colour ->
        [blue] niebieskich
        [green] zielonych
        [yellow] żółtych
        [orange] pomarańczowych
       *[red] czerwonych
    } duchów
}
halloween-building = { $building ->
    [police] komisariat
    [school] szkoła
    [church] kościół
    [hall] ratusz
    [hospital] szpital
   *[theatre] teatr
}
    .in = { $building ->
        [police] na komisariacie
        [school] w szkole
        [church] w kościele
        [hall] w ratuszu
        [hospital] w szpitalu
       *[theatre] w teatrze
    }
    .to = { $building ->
        [police] na komisariat
        [school] do szkoły
        [church] do kościoła
        [hall] do ratusza
        [hospital] do szpitala
       *[theatre] do teatru
    }
    .from = { $building ->
        [police] z komisariatu
        [school] ze szkoły
        [church] z kościoła
        [hall] z ratusza
        [hospital] ze szpitala
       *[theatre] z teatru
    }
halloween-building2 = { $building2 ->
    [police] komisariat
    [school] szkoła
    [church] kościół
    [hall] ratusz
    [hospital] szpital
   *[theatre] teatr
}
    .in = { $building2 ->
        [police] na komisariacie
        [school] w szkole
        [church] w kościele
        [hall] w ratuszu
        [hospital] w szpitalu
       *[theatre] w teatrze
    }
halloween-destination = { $to ->
    [police] na komisariat
    [school] do szkoły
    [church] do kościoła
    [hall] do ratusza
    [hospital] do szpitala
   *[theatre] do teatru
}
halloween-act = { $act ->
    [summon] Przywołanie
    [scare] Straszenie
    [upgrade] Wzmocnienie
    [move] Przesunięcie
    [fight] Walka
    [haunt] Nawiedzenie
   *[rest] Odpoczynek
}
    .verb = { $act ->
        [summon] przywołaj
        [scare] strasz
        [upgrade] wzmocnij
        [move] przesuń
        [fight] walcz
        [haunt] nawiedź
       *[rest] odpocznij
    }

# Niektóre zyski mówią, skąd są, jeśli nie wynika to z poprzedniego zdania.
halloween-haunting-points = { $amount ->
    [one] { $amount } punkt nawiedzenia
    [few] { $amount } punkty nawiedzenia
   *[many] { $amount } punktów nawiedzenia
}
    .why = { $why ->
        [haunt] { halloween-haunting-points }
        [occupy] { halloween-haunting-points }
        [bonus-g] { halloween-haunting-points }
       *[other] { halloween-haunting-points } ({ halloween-why })
    }
halloween-scare-points = { $amount ->
    [one] { $amount } punkt strachu
    [few] { $amount } punkty strachu
   *[many] { $amount } punktów strachu
}
    .why = { $why ->
        [card-9] { halloween-scare-points } ({ halloween-why })
        [card-12] { halloween-scare-points } ({ halloween-why })
        [card-18] { halloween-scare-points } ({ halloween-why })
        [card-19] { halloween-scare-points } ({ halloween-why })
        [card-21] { halloween-scare-points } ({ halloween-why })
       *[other] { halloween-scare-points }
    }
halloween-tokens = { $count ->
    [one] { $count } { halloween-colour } żeton
    [few] { $count } { $colour ->
        [blue] niebieskie
        [green] zielone
        [yellow] żółte
        [orange] pomarańczowe
       *[red] czerwone
    } żetony
   *[many] { $count } { $colour ->
        [blue] niebieskich
        [green] zielonych
        [yellow] żółtych
        [orange] pomarańczowych
       *[red] czerwonych
    } żetonów
}
    .why = { $why ->
        [card-5] { halloween-tokens } ({ halloween-why })
        [card-37] { halloween-tokens } ({ halloween-why })
       *[other] { halloween-tokens }
    }
halloween-why = { $why ->
    [card-1] { halloween-card-1-name }
    [card-2] { halloween-card-2-name }
    [card-3] { halloween-card-3-name }
    [card-4] { halloween-card-4-name }
    [card-5] { halloween-card-5-name }
    [card-6] { halloween-card-6-name }
    [card-7] { halloween-card-7-name }
    [card-8] { halloween-card-8-name }
    [card-9] { halloween-card-9-name }
    [card-10] { halloween-card-10-name }
    [card-11] { halloween-card-11-name }
    [card-12] { halloween-card-12-name }
    [card-13] { halloween-card-13-name }
    [card-14] { halloween-card-14-name }
    [card-15] { halloween-card-15-name }
    [card-16] { halloween-card-16-name }
    [card-17] { halloween-card-17-name }
    [card-18] { halloween-card-18-name }
    [card-19] { halloween-card-19-name }
    [card-20] { halloween-card-20-name }
    [card-21] { halloween-card-21-name }
    [card-22] { halloween-card-22-name }
    [card-23] { halloween-card-23-name }
    [card-24] { halloween-card-24-name }
    [card-25] { halloween-card-25-name }
    [card-26] { halloween-card-26-name }
    [card-27] { halloween-card-27-name }
    [card-28] { halloween-card-28-name }
    [card-29] { halloween-card-29-name }
    [card-30] { halloween-card-30-name }
    [card-31] { halloween-card-31-name }
    [card-32] { halloween-card-32-name }
    [card-33] { halloween-card-33-name }
    [card-34] { halloween-card-34-name }
    [card-35] { halloween-card-35-name }
    [card-36] { halloween-card-36-name }
    [card-37] { halloween-card-37-name }
    [card-38] { halloween-card-38-name }
    [card-39] { halloween-card-39-name }
    [card-40] { halloween-card-40-name }
    [card-41] { halloween-card-41-name }
    [card-42] { halloween-card-42-name }
    [card-43] { halloween-card-43-name }
    [card-44] { halloween-card-44-name }
    [card-45] { halloween-card-45-name }
    [card-46] { halloween-card-46-name }
    [card-47] { halloween-card-47-name }
    [card-48] { halloween-card-48-name }
    [card-49] { halloween-card-49-name }
    [card-50] { halloween-card-50-name }
    [card-51] { halloween-card-51-name }
    [card-52] { halloween-card-52-name }
    [bonus-a] { halloween-bonus-a }
    [bonus-b] { halloween-bonus-b }
    [bonus-c] { halloween-bonus-c }
    [bonus-d] { halloween-bonus-d }
    [bonus-e] { halloween-bonus-e }
    [bonus-f] { halloween-bonus-f }
    [bonus-g] { halloween-bonus-g }
    [bonus-h] { halloween-bonus-h }
    [bonus-i] { halloween-bonus-i }
    [bonus-j] { halloween-bonus-j }
    [bonus-k] { halloween-bonus-k }
    [bonus-l] { halloween-bonus-l }
    [summon] Przywołanie
    [scare] Straszenie
    [upgrade] Wzmocnienie
    [move] Przesunięcie
    [fight] Walka
    [haunt] Nawiedzenie
    [rest] Odpoczynek
    [occupy] nowa karta
    [rival] wcześniej na tej karcie
    [sets] zestawy trzech żetonów
    [blue-rule] brak niebieskich duchów
   *[red-rule] pięć czerwonych duchów w mieście
}

## Żetony premii

halloween-bonus = { $bonus ->
    [a] { halloween-bonus-a }
    [b] { halloween-bonus-b }
    [c] { halloween-bonus-c }
    [d] { halloween-bonus-d }
    [e] { halloween-bonus-e }
    [f] { halloween-bonus-f }
    [g] { halloween-bonus-g }
    [h] { halloween-bonus-h }
    [i] { halloween-bonus-i }
    [j] { halloween-bonus-j }
    [k] { halloween-bonus-k }
   *[l] { halloween-bonus-l }
}
halloween-bonus-a = Seans Spirytystyczny
    .text = Wykonaj akcję Przywołanie w dowolnym miejscu, bez względu na poziomy twoich sekcji.
halloween-bonus-b = Niebieski Cukierek
    .text = Dostajesz niebieski żeton.
halloween-bonus-c = Zielony Cukierek
    .text = Dostajesz zielony żeton.
halloween-bonus-d = Żółty Cukierek
    .text = Dostajesz żółty żeton.
halloween-bonus-e = Zerwane Łańcuchy
    .text = Odzyskujesz ze swoich sekcji łącznie trzy krążki.
halloween-bonus-f = Gęsia Skórka
    .text = Dostajesz 2 punkty strachu, także gdy na stole leżą kości.
halloween-bonus-g = Ciasto Dyniowe
    .text = Zdobywasz 1 punkt nawiedzenia.
halloween-bonus-h = Grubsze Kości
    .text = Przed rzutem w walce weź do ataku kość o poziom wyższą, chyba że ma już 12 ścian.
halloween-bonus-i = Druga Szansa
    .text = Rzuć jeszcze raz swoją kością ataku.
halloween-bonus-j = Drzemka
    .text = Daj odpocząć dowolnej sekcji, użytej lub nie; to jej nie zużywa.
halloween-bonus-k = Szturchnięcie
    .text = Dodaj 3 do wyniku kości po swoim rzucie.
halloween-bonus-l = Lot na Miotle
    .text = Przesuń dowolnego ducha do dowolnego budynku, w którym jest miejsce.

## Karty

halloween-card = { $number ->
    [1] { halloween-card-1-name }
    [2] { halloween-card-2-name }
    [3] { halloween-card-3-name }
    [4] { halloween-card-4-name }
    [5] { halloween-card-5-name }
    [6] { halloween-card-6-name }
    [7] { halloween-card-7-name }
    [8] { halloween-card-8-name }
    [9] { halloween-card-9-name }
    [10] { halloween-card-10-name }
    [11] { halloween-card-11-name }
    [12] { halloween-card-12-name }
    [13] { halloween-card-13-name }
    [14] { halloween-card-14-name }
    [15] { halloween-card-15-name }
    [16] { halloween-card-16-name }
    [17] { halloween-card-17-name }
    [18] { halloween-card-18-name }
    [19] { halloween-card-19-name }
    [20] { halloween-card-20-name }
    [21] { halloween-card-21-name }
    [22] { halloween-card-22-name }
    [23] { halloween-card-23-name }
    [24] { halloween-card-24-name }
    [25] { halloween-card-25-name }
    [26] { halloween-card-26-name }
    [27] { halloween-card-27-name }
    [28] { halloween-card-28-name }
    [29] { halloween-card-29-name }
    [30] { halloween-card-30-name }
    [31] { halloween-card-31-name }
    [32] { halloween-card-32-name }
    [33] { halloween-card-33-name }
    [34] { halloween-card-34-name }
    [35] { halloween-card-35-name }
    [36] { halloween-card-36-name }
    [37] { halloween-card-37-name }
    [38] { halloween-card-38-name }
    [39] { halloween-card-39-name }
    [40] { halloween-card-40-name }
    [41] { halloween-card-41-name }
    [42] { halloween-card-42-name }
    [43] { halloween-card-43-name }
    [44] { halloween-card-44-name }
    [45] { halloween-card-45-name }
    [46] { halloween-card-46-name }
    [47] { halloween-card-47-name }
    [48] { halloween-card-48-name }
    [49] { halloween-card-49-name }
    [50] { halloween-card-50-name }
    [51] { halloween-card-51-name }
   *[52] { halloween-card-52-name }
}

halloween-when-summon = Przywołanie
halloween-when-scare = Straszenie
halloween-when-upgrade = Wzmocnienie
halloween-when-move = Przesunięcie
halloween-when-fight = Walka
halloween-when-haunt = Nawiedzenie
halloween-when-rest = Odpoczynek
halloween-when-dice = przy rzucie
halloween-when-turn = raz na turę
halloween-when-always = zawsze
halloween-when-end = na koniec

halloween-card-1-name = Duch zza Ściany
halloween-card-1-text = Raz na turę: jeśli w budynku są dwa duchy jednego koloru, akcja Nawiedzenie z tym kolorem może dotyczyć zamiast niego sąsiedniego budynku. Tam duch nie jest potrzebny.
halloween-card-2-name = Lot bez Przesiadek
halloween-card-2-text = Twoje akcje Przesunięcie prowadzą ducha do dowolnego budynku, w którym jest miejsce, nie tylko do sąsiedniego.
halloween-card-3-name = Półka z Trofeami
halloween-card-3-text = Wygrana ze słabszym duchem daje 2 punkty nawiedzenia, z silniejszym 3, a z duchem tego samego koloru nic.
halloween-card-4-name = Na Palcach
halloween-card-4-text = Raz na turę jedna sekcja działa tak, jakby miała poziom o jeden wyższy.
halloween-card-5-name = Znalezione Nie Kradzione
halloween-card-5-text = Gdy duch przynosi ci żeton premii, dostajesz też żeton w kolorze tego ducha.
halloween-card-6-name = Déjà Buu
halloween-card-6-text = Raz na turę sekcja może wykonać swoją akcję na polu, na którym już leży krążek. Kolejny krążek nie jest potrzebny; liczy się to jako akcja tej sekcji.
halloween-card-7-name = Miotła na Dwoje
halloween-card-7-text = W akcji Przesunięcie możesz przesunąć drugiego, innego ducha. Poziom sekcji obowiązuje dla obu.
halloween-card-8-name = Witraż
halloween-card-8-text = Na koniec zdobywasz 3 punkty nawiedzenia za każdą kolorową kartę, którą zajmujesz, także za tę.
halloween-card-9-name = Lewe Kości
halloween-card-9-text = Za 1 punkt strachu rzuć swoją kością jeszcze raz, ile razy chcesz, także gdy rzucasz za obrońcę.
halloween-card-10-name = Odkurzacz na Duchy
halloween-card-10-text = Raz na turę zdejmij z planszy ducha dowolnego poziomu; dostajesz żeton w jego kolorze.
halloween-card-11-name = Rodzinna Kłótnia
halloween-card-11-text = Dodaj 1 do swoich rzutów ataku. Twoje duchy mogą walczyć także z innymi w tym samym kolorze.
halloween-card-12-name = Słodkich Koszmarów
halloween-card-12-text = Za każdą akcję Odpoczynek dostajesz 2 punkty strachu, nawet jeśli nie wraca żaden krążek.
halloween-card-13-name = Dwa w Cenie Jednego
halloween-card-13-text = Akcja Przywołanie daje ci dwa żetony zamiast jednego.
halloween-card-14-name = Luźne Kajdany
halloween-card-14-text = Raz na turę odzyskaj do dwóch krążków z jednej sekcji. Sekcja, która już działała, pozostaje użyta.
halloween-card-15-name = Schody do Piwnicy
halloween-card-15-text = Raz na turę obniż sekcję o jeden poziom; dostajesz dwa żetony w kolorze, który teraz wskazuje.
halloween-card-16-name = Wyprzedaż Prześcieradeł
halloween-card-16-text = Twoje wzmocnienia kosztują o 2 punkty strachu mniej, więc zmiana niebieskiego w zielonego jest darmowa.
halloween-card-17-name = Runda Honorowa
halloween-card-17-text = Po wygranej walce możesz przesunąć zwycięzcę do dowolnego budynku, w którym jest miejsce.
halloween-card-18-name = Parapetówka
halloween-card-18-text = Po akcji Nawiedzenie możesz rzucić kością tego koloru; dostajesz tyle punktów strachu, ile wypadnie.
halloween-card-19-name = Kto się Śmieje Ostatni
halloween-card-19-text = Wygrana walka daje ci też tyle punktów strachu, ile wynosi poziom pokonanego.
halloween-card-20-name = Cmentarna Bijatyka
halloween-card-20-text = Raz na turę w akcji Walka walcz dalej z innymi duchami z budynku obrońcy, po jednym rzucie na każdą walkę. Z każdym duchem, który był tam na początku, można walczyć raz.
halloween-card-21-name = Zakład Pogrzebowy
halloween-card-21-text = Po każdym duchu przesuniętym w akcji Przesunięcie możesz podać liczbę i rzucić jego kością. Jeśli wypadnie co najmniej tyle, dostajesz tyle punktów strachu, a jeśli mniej, 1.
halloween-card-22-name = Na Drobne
halloween-card-22-text = Raz na turę wymień jeden żeton na dwa o poziom niższe albo dwa w jednym kolorze na jeden o poziom wyższy.
halloween-card-23-name = Targ o Północy
halloween-card-23-text = Raz na turę wybierz kolor obecny w mieście, zapłać jego poziom w punktach strachu i weź żeton w tym kolorze.
halloween-card-24-name = Długie Ramię Upiora
halloween-card-24-text = W akcji Walka możesz zaatakować ducha w dowolnym budynku.
halloween-card-25-name = Zjazd Rodzinny
halloween-card-25-text = Raz na turę, gdy akcja Przesunięcie prowadzi ducha do innego ducha w tym samym kolorze, możesz od razu wykonać z nimi akcję Przywołanie.
halloween-card-26-name = Cios za Ciosem
halloween-card-26-text = Raz na turę, po walce na kości, wygranej lub przegranej, dostajesz tyle punktów strachu, ile wynosi różnica między końcowymi wynikami obu kości, bez +1 z karty 11.
halloween-card-27-name = Solidne Fundamenty
halloween-card-27-text = Na koniec zdobywasz punkty nawiedzenia według swojej najniższej sekcji: zielona 1, żółta 2, pomarańczowa 5, czerwona 8.
halloween-card-28-name = Worek Słodyczy
halloween-card-28-text = Na koniec zdobywasz 3 punkty nawiedzenia za każde dwa swoje żetony, bez względu na kolory.
halloween-card-29-name = Lista Obecności
halloween-card-29-text = Akcja Przywołanie daje 1 punkt nawiedzenia.
halloween-card-30-name = Krzyk w Butelce
halloween-card-30-text = Na koniec zdobywasz 2 punkty nawiedzenia za każde 3 swoje punkty strachu.
halloween-card-31-name = Pełna Chata
halloween-card-31-text = Gdy w twojej akcji Przywołanie pojawia się piąty duch danego koloru, możesz wykonać z tym kolorem akcję Nawiedzenie w dowolnym budynku bez twojego żetonu nawiedzenia. Nie trzeba tam ducha ani poziomu sekcji.
halloween-card-32-name = Łatwy Łup
halloween-card-32-text = Ze słabszym duchem wygrywasz bez rzutu.
halloween-card-33-name = Bal Absolwentów
halloween-card-33-text = Akcja Wzmocnienie daje 2 punkty nawiedzenia.
halloween-card-34-name = Skarby z Grobowca
halloween-card-34-text = Wygrana walka daje ci dwa żetony zamiast jednego.
halloween-card-35-name = Trema
halloween-card-35-text = Na koniec zdobywasz 4 punkty nawiedzenia za każdy swój nieużyty żeton nawiedzenia.
halloween-card-36-name = Czerwony Dywan
halloween-card-36-text = Na koniec zdobywasz 4 punkty nawiedzenia za każdy swój czerwony żeton.
halloween-card-37-name = Cukierek albo Psikus
halloween-card-37-text = Za każdym razem, gdy zajmujesz kartę, także tę, weź żeton ducha w wybranym kolorze.
halloween-card-38-name = Duch z Dostawą
halloween-card-38-text = Raz na turę zapłać żeton i umieść ducha w tym kolorze w dowolnym budynku, w którym jest miejsce.
halloween-card-39-name = Szara Strefa
halloween-card-39-text = Szare karty kosztują cię o jeden żeton mniej. Gdy zajmujesz już wszystkie szare karty w grze, tańsze są także kolorowe.
halloween-card-40-name = Odsetki z Zaświatów
halloween-card-40-text = Na samym końcu, po wszystkich innych kartach, zdobywasz 1 punkt nawiedzenia za każde 10, które masz.
halloween-card-41-name = Sezon na Dynie
halloween-card-41-text = Za każdy pomarańczowy żeton, który dostajesz, zdobywasz 2 punkty nawiedzenia.
halloween-card-42-name = Tęcza o Północy
halloween-card-42-text = Na koniec zdobywasz 15 punktów nawiedzenia za każdy zestaw pięciu żetonów w różnych kolorach.
halloween-card-43-name = Nawiedzona Winda
halloween-card-43-text = Raz na turę podnieś sekcję o jeden poziom i zapłać nowy poziom w punktach strachu. W mieście nie musi być ducha tego poziomu.
halloween-card-44-name = Remont Strychu
halloween-card-44-text = Po akcji Nawiedzenie możesz podnieść sekcję o jeden poziom.
halloween-card-45-name = Gorące Trumny
halloween-card-45-text = Raz na turę dwa duchy w różnych kolorach i różnych budynkach zamieniają się miejscami, bez względu na poziomy. To nie jest przesunięcie: nie bierze się żetonu premii.
halloween-card-46-name = Dziwna Para
halloween-card-46-text = Możesz przywoływać z pomocą dwóch duchów w różnych kolorach w jednym budynku, jeśli oba są w zasięgu poziomu sekcji. Rzuć obiema kośćmi: pojawia się kolor niższego wyniku, a przy remisie niższy poziom. Jeśli nie ma wolnego ducha w tym kolorze, nic się nie dzieje.
halloween-card-47-name = Po Namyśle
halloween-card-47-text = Zamiast nawiedzać, zabierz jeden ze swoich żetonów nawiedzenia z budynku, w którym stoi duch w kolorze jego pola, w zasięgu poziomu sekcji. Tracisz połowę punktów, które przyniósł ten żeton.
halloween-card-48-name = Strasz i w Nogi
halloween-card-48-text = Raz na turę, po akcji Straszenie, możesz przesunąć ducha w użytym kolorze do dowolnego innego budynku, w którym jest miejsce.
halloween-card-49-name = Wszystkie Koty Są Szare
halloween-card-49-text = Pod każdym względem możesz traktować kolorowe karty jak szare. Z kartą 39 kosztują o jeden żeton mniej; karta 8 nadal je liczy.
halloween-card-50-name = Loteria Fantowa
halloween-card-50-text = Raz na turę wylosuj żeton premii z rezerwy, chyba że wszystkie twoje miejsca na premie są zablokowane.
halloween-card-51-name = Megafon
halloween-card-51-text = Akcja Straszenie daje ci o 1 punkt strachu więcej.
halloween-card-52-name = Sukces na Całe Gardło
halloween-card-52-text = Zdobywasz 1 punkt nawiedzenia zawsze, gdy jedna akcja, żeton premii lub karta daje ci łącznie co najmniej 2 punkty strachu.

## O co chodzi w pytaniu

halloween-question = { $question ->
    [summon] { halloween-question-summon }
    [scare] { halloween-question-scare }
    [upgrade] { halloween-question-upgrade }
    [move] { halloween-question-move }
    [move-to] { halloween-question-move-to }
    [fight] { halloween-question-fight }
    [defender] { halloween-question-defender }
    [roller] { halloween-question-roller }
    [higher] { halloween-question-higher }
    [dice] { halloween-question-dice }
    [next-fight] { halloween-question-next-fight }
    [haunt] { halloween-question-haunt }
    [blue] { halloween-question-blue }
    [follow] { halloween-question-follow }
    [slot] { halloween-question-slot }
    [pay] { halloween-question-pay }
    [disc] { halloween-question-disc }
    [token] { halloween-question-token }
    [rival] { halloween-question-rival }
    [discs-back] { halloween-question-discs-back }
    [rest] { halloween-question-rest }
    [name] { halloween-question-name }
    [fifth-haunt] { halloween-question-fifth-haunt }
    [lift] { halloween-question-lift }
    [winner-to] { halloween-question-winner-to }
    [scare-ghost] { halloween-question-scare-ghost }
    [bonus-move] { halloween-question-bonus-move }
   *[power] { halloween-question-power }
}
halloween-question-turn = Co robisz?
halloween-question-first = Kto zaczyna?
halloween-question-deal = Która karta wchodzi do gry?
halloween-question-draw-town = Który żeton premii trafia do miasta?
halloween-question-draw = Który żeton premii został wylosowany?
halloween-question-roll = Co wypada na kości?
halloween-question-summon = Które duchy przywołują kolejnego?
halloween-question-scare = Jakim kolorem straszysz?
halloween-question-upgrade = Którego ducha wzmacniasz?
halloween-question-move = Którego ducha przesuwasz?
halloween-question-move-to = Dokąd idzie?
halloween-question-fight = Który duch atakuje?
halloween-question-defender = Kogo atakuje?
halloween-question-roller = Kto rzuca za obrońcę?
halloween-question-higher = Czy bierzesz wyższą kość?
halloween-question-dice = Czy zmieniasz wynik rzutu?
halloween-question-next-fight = Z kim walczy dalej?
halloween-question-haunt = Które pole nawiedzasz?
halloween-question-blue = Gdzie pojawiają się niebieskie duchy?
halloween-question-follow = Co robisz dalej w tej akcji?
halloween-question-slot = Który żeton premii odrzucasz?
halloween-question-pay = Którymi żetonami płacisz?
halloween-question-disc = Który krążek trafia na kartę?
halloween-question-token = Który żeton bierzesz?
halloween-question-rival = Ktoś dołącza do ciebie na karcie: punkty czy krążki?
halloween-question-discs-back = Który krążek odzyskujesz?
halloween-question-rest = Która sekcja odpoczywa?
halloween-question-name = Jaką liczbę podajesz?
halloween-question-fifth-haunt = Który budynek nawiedzasz?
halloween-question-lift = Którą sekcję podnosisz?
halloween-question-winner-to = Dokąd idzie zwycięzca?
halloween-question-scare-ghost = Który duch bierze nogi za pas?
halloween-question-bonus-move = Który duch leci na miotle?
halloween-question-power = Do czego używasz karty?
halloween-question-power-10 = Który duch znika z planszy?
halloween-question-power-14 = Który krążek odzyskujesz?
halloween-question-power-14-second = Który drugi krążek odzyskujesz?
halloween-question-power-15 = Którą sekcję obniżasz?
halloween-question-power-22 = Które żetony wymieniasz?
halloween-question-power-23 = Który żeton kupujesz?
halloween-question-power-38 = Który duch się pojawia i gdzie?
halloween-question-power-43 = Którą sekcję podnosisz za punkty strachu?
halloween-question-power-45 = Który duch zmienia miejsce?
halloween-question-power-45-second = Z którym duchem zamienia się miejscami?

## Ruchy w menu

halloween-move-first = Zaczyna { $seat }
halloween-move-deal = Karta { $number } wchodzi do gry: { halloween-card }
halloween-move-draw = Pojawia się żeton premii „{ halloween-bonus }”
halloween-move-roll = Na kości wypada { $number }
# Karty, które ruch zużywa bez podawania ich nazwy.
halloween-spends = { $spendsCount ->
    [one] używa karty { $spends }
    [few] używa kart { $spends }
   *[many] używa kart { $spends }
}
halloween-move-act = Sekcja { $section }: { halloween-act.verb }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-rest = Sekcja { $section }: odpocznij i odzyskaj krążki
halloween-move-end = Zakończ turę
halloween-move-occupy = Zajmij kartę { $number } „{ halloween-card }”
halloween-move-use = Użyj karty { $number } „{ halloween-card }”
halloween-move-bonus = Użyj żetonu premii „{ halloween-bonus }”
halloween-move-drop = Odrzuć żeton premii „{ halloween-bonus }”

halloween-move-summon-cell = Przywołaj { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-pair = Przywołaj ducha { halloween-building.in }, używając { halloween-ghost } i { halloween-ghost2 }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-scare-colour = Strasz { $colour ->
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
   *[red] czerwonym
} duchem (poziom { $level }){ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-upgrade-cell = Za { halloween-scare-points } wzmocnij { halloween-ghost } { halloween-building.in }: stanie się { halloween-colour2 }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-cell = Przesuń { halloween-ghost } { halloween-building.from }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-to-building = Idź { halloween-building.to }
halloween-move-fight-cell = Atakuj { $colour ->
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
   *[red] czerwonym
} duchem { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-defender-cell = Zaatakuj { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-cell = Walcz dalej i zaatakuj { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-pass = Nie walcz dalej
halloween-move-seat = Za obrońcę rzuca { $target }
halloween-move-higher-pass = Zostaw kość taką, jaka jest
halloween-move-dice-pass = Zostaw kości bez zmian
halloween-move-again = { $number ->
    [1] Za 1 punkt strachu rzuć jeszcze raz pierwszą kością
   *[2] Za 1 punkt strachu rzuć jeszcze raz drugą kością
}
halloween-move-plus = { $number ->
    [1] Dodaj 3 do pierwszej kości: żeton premii „{ halloween-bonus-k }”
   *[2] Dodaj 3 do drugiej kości: żeton premii „{ halloween-bonus-k }”
}
halloween-move-haunt-cell = Nawiedź { $colour ->
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
   *[red] czerwone
} pole { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-fifth-haunt-cell = Nawiedź { $colour ->
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
   *[red] czerwone
} pole { halloween-building.in }
halloween-move-recall = Zabierz swój żeton nawiedzenia z { $colour ->
    [blue] niebieskiego
    [green] zielonego
    [yellow] żółtego
    [orange] pomarańczowego
   *[red] czerwonego
} pola { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-blue-building = Umieść niebieskie duchy { halloween-building.in }
halloween-move-follow-section = Podnieś sekcję { $section } do poziomu { $level }
halloween-move-follow-pass = Niech tak zostanie
halloween-move-lift-section = Podnieś sekcję { $section } o jeden poziom
halloween-move-winner-to-building = Przesuń zwycięzcę { halloween-building.to }
halloween-move-scare-ghost-cell = Przesuń { halloween-ghost } { halloween-building.from }
halloween-move-bonus-move-cell = Przesuń { halloween-ghost } { halloween-building.from }
halloween-move-name = Podaj liczbę { $number }

# Przecinek między żetonami zapłaty, przed każdym kolorem prócz pierwszego.
halloween-comma-green = { $blue ->
    [0] {""}
   *[other] ,
}
halloween-comma-yellow = { $green ->
    [0] { halloween-comma-green }
   *[other] ,
}
halloween-comma-orange = { $yellow ->
    [0] { halloween-comma-yellow }
   *[other] ,
}
halloween-comma-red = { $orange ->
    [0] { halloween-comma-orange }
   *[other] ,
}
halloween-move-pay = Zapłać{ $blue ->
    [0] {""}
    [1] {" "}{ $blue } niebieski
   *[other] {" "}{ $blue } niebieskie
}{ $green ->
    [0] {""}
    [1] { halloween-comma-green } { $green } zielony
   *[other] { halloween-comma-green } { $green } zielone
}{ $yellow ->
    [0] {""}
    [1] { halloween-comma-yellow } { $yellow } żółty
   *[other] { halloween-comma-yellow } { $yellow } żółte
}{ $orange ->
    [0] {""}
    [1] { halloween-comma-orange } { $orange } pomarańczowy
   *[other] { halloween-comma-orange } { $orange } pomarańczowe
}{ $red ->
    [0] {""}
    [1] { halloween-comma-red } { $red } czerwony
   *[other] { halloween-comma-red } { $red } czerwone
}
halloween-move-supply = Weź krążek z zapasu
halloween-move-disc-space = Weź krążek z sekcji { $section }: { halloween-act }
halloween-move-token-colour = Weź { halloween-colour } żeton
halloween-move-points = Zdobądź { halloween-haunting-points }
halloween-move-rival-section = Odzyskaj wszystkie krążki z sekcji { $section }
halloween-move-rival-pass = Nie odzyskuj więcej krążków
halloween-move-rest-section = Daj odpocząć sekcji { $section }
halloween-move-discs-back-space = Odzyskaj krążek z sekcji { $section }: { halloween-act }

halloween-move-power-10-cell = Zdejmij z planszy { halloween-ghost } { halloween-building.from }
halloween-move-power-14-space = Odzyskaj krążek z sekcji { $section }: { halloween-act }
halloween-move-power-14-second-space = Odzyskaj jeszcze krążek z sekcji { $section }: { halloween-act }
halloween-move-power-14-second-pass = Jeden krążek wystarczy
halloween-move-power-15-section = Obniż sekcję { $section } o jeden poziom
halloween-move-power-23-colour = { $level ->
    [one] Kup { halloween-colour } żeton za { $level } punkt strachu
    [few] Kup { halloween-colour } żeton za { $level } punkty strachu
   *[many] Kup { halloween-colour } żeton za { $level } punktów strachu
}
halloween-move-power-38-cell = Umieść { halloween-ghost } { halloween-building.in } za żeton w jego kolorze
halloween-move-power-43-section = Podnieś sekcję { $section } o jeden poziom za punkty strachu
halloween-move-power-45-cell = Wybierz do zamiany { halloween-ghost } { halloween-building.in }
halloween-move-power-45-second-cell = Zamień go miejscami z { $colour ->
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
   *[red] czerwonym
} duchem { halloween-building.in }
halloween-move-change = { $colour ->
    [blue] Wymień 2 niebieskie żetony na 1 { halloween-colour2 }
    [red] Wymień 1 czerwony żeton na 2 pomarańczowe
    [green] { $colour2 ->
        [blue] Wymień 1 zielony żeton na 2 niebieskie
       *[other] Wymień 2 zielone żetony na 1 { halloween-colour2 }
    }
    [yellow] { $colour2 ->
        [green] Wymień 1 żółty żeton na 2 zielone
       *[other] Wymień 2 żółte żetony na 1 { halloween-colour2 }
    }
   *[orange] { $colour2 ->
        [yellow] Wymień 1 pomarańczowy żeton na 2 żółte
       *[other] Wymień 2 pomarańczowe żetony na 1 { halloween-colour2 }
    }
}

## Ruchy odrzucone

halloween-rival-chooses = Najpierw wybiera { $target }: punkty albo zwrot krążków za kartę, do której ktoś dołączył.
halloween-roller-chooses = O tej kości najpierw decyduje { $target }: to ta osoba rzuca za obrońcę.
halloween-begin-something = Zacznij od czegoś: od akcji sekcji, odpoczynku, karty albo żetonu premii.
halloween-finish-first = Najpierw trzeba jeszcze coś rozstrzygnąć: { halloween-question }
halloween-must-choose = Tu nie można spasować. { halloween-question }
halloween-no-answer = To nie jest odpowiedź na pytanie: { halloween-question }
halloween-sections-left = { $numbersCount ->
    [one] Nie możesz jeszcze zakończyć tury: sekcja { $numbers } nic nie zrobiła. Może też odpocząć.
   *[other] Nie możesz jeszcze zakończyć tury: sekcje { $numbers } nic nie zrobiły. Mogą też odpocząć.
}
halloween-no-such-section = Nie masz sekcji { $section }. Czwarta jest tylko w wariancie mistrzowskim.
halloween-section-used = Sekcja { $section } została już użyta w tej turze. Wybierz inną.
halloween-space-taken = Na polu { halloween-act } w sekcji { $section } leży już krążek. Wybierz inną akcję albo daj sekcji odpocząć.
halloween-no-disc = Nie masz już krążka na akcję { halloween-act }. Daj odpocząć sekcji { $section }, żeby odzyskać jej krążki.
halloween-no-pair = Nigdzie w mieście nie ma razem dwóch duchów jednego koloru, więc nie da się nikogo przywołać.
halloween-pair-too-high = Ta sekcja sięga poziomu { $level }, a nigdzie nie ma razem dwóch duchów jednego koloru najwyżej tego poziomu.
halloween-no-pair-here = Do przywołania potrzebujesz dwóch duchów jednego koloru, a { halloween-building.in } znajdziesz tylko jednego { halloween-ghost }.
halloween-none-free = Wszystkie { $colour ->
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
   *[red] czerwone
} duchy są już w mieście, więc kolejny nie może się pojawić.
halloween-building-full = { $count ->
    [few] Nie ma miejsca dla { halloween-ghost } { halloween-building.in }: w budynku mieszczą się { $count } duchy.
   *[many] Nie ma miejsca dla { halloween-ghost } { halloween-building.in }: w budynku mieści się { $count } duchów.
}
halloween-no-room = { $count ->
    [few] Nie ma już miejsca { halloween-building.in }: w budynku mieszczą się { $count } duchy.
   *[many] Nie ma już miejsca { halloween-building.in }: w budynku mieści się { $count } duchów.
}
halloween-no-next-colour = Wszystkie duchy następnego koloru są już w mieście, więc nie da się wzmocnić żadnego, którego możesz użyć.
halloween-red-stays = Czerwony to najwyższy poziom: czerwonego ducha nie da się wzmocnić.
halloween-too-few-scare-points = { $amount ->
    [one] To wzmocnienie kosztuje { $amount } punkt strachu, a masz ich { $count }. Najpierw kogoś postrasz.
    [few] To wzmocnienie kosztuje { $amount } punkty strachu, a masz ich { $count }. Najpierw kogoś postrasz.
   *[many] To wzmocnienie kosztuje { $amount } punktów strachu, a masz ich { $count }. Najpierw kogoś postrasz.
}
halloween-nowhere-to-move = Żaden duch najwyżej { $level }. poziomu nie ma w zasięgu budynku z wolnym miejscem.
halloween-no-way-out = Nie ma dokąd przesunąć { halloween-ghost } { halloween-building.from }: w jego zasięgu nie ma wolnego miejsca.
halloween-another-ghost = Drugi duch musi być inny, a ten właśnie się przesunął. Wybierz innego albo na tym poprzestań.
halloween-already-there = Duch jest już { halloween-building.in }. Wybierz inny budynek.
halloween-not-adjacent = Stąd nie można przejść { halloween-building.to }: sąsiadują tylko budynki o wspólnym boku.
halloween-nobody-to-fight = Żaden duch najwyżej { $level }. poziomu nie ma z kim walczyć.
halloween-alone = Nikogo { halloween-building.in } nie można zaatakować { $colour ->
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
   *[red] czerwonym
} duchem.
halloween-other-building = Nie można zaatakować { halloween-ghost } { halloween-building.in }: atakujący i obrońca muszą być w tym samym budynku.
halloween-own-colour = Nie można zaatakować { halloween-ghost }: atakujący i obrońca muszą mieć różne kolory.
halloween-not-itself = Duch nie może zaatakować sam siebie, a drugiego w tym kolorze tam nie ma.
halloween-too-strong = Nie można zaatakować { halloween-ghost }: w wariancie mistrzowskim atakuje się tylko słabsze duchy.
halloween-no-haunt-token = Nie masz już żetonów nawiedzenia.
halloween-haunt-too-high = To, co można by nawiedzić, wymaga poziomu { $needed }, a ta sekcja sięga poziomu { $level }.
halloween-nothing-to-haunt = Nie ma teraz pola najwyżej { $level }. poziomu, które możesz nawiedzić.
halloween-own-space = Nawiedzasz już to { $colour ->
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
   *[red] czerwone
} pole { halloween-building.in }.
halloween-space-haunted = { $target } nawiedza już { $colour ->
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
   *[red] czerwone
} pole { halloween-building.in }.
halloween-building-haunted = Twój limit nawiedzeń { halloween-building.in } jest wyczerpany. Wybierz inny budynek.
halloween-no-such-ghost = Potrzebujesz { halloween-ghost } { halloween-building.in }, a tam go nie ma.
halloween-no-such-colour = Potrzebujesz { halloween-ghost } w mieście, a nigdzie go nie ma.
halloween-level-too-low = Nie możesz użyć { halloween-ghost }: wymaga to poziomu { $needed }, a ta sekcja sięga poziomu { $level }.
halloween-card-not-in-play = Karty { $number } nie ma w tej partii.
halloween-card-occupied = Zajmujesz już kartę { $number }. Jeden raz wystarczy.
halloween-too-few-tokens = Karta { $number } kosztuje { $count } żetony, a masz ich mniej.
halloween-too-few-colours = Karta { $number } kosztuje { $count } żetony w różnych kolorach, a masz mniej kolorów.
halloween-wrong-price = Karta { $number } kosztuje { $count } żetony: zapłać dokładnie tyle.
halloween-different-colours = Karta { $number } wymaga żetonów w różnych kolorach. Zapłać każdym kolorem najwyżej raz.
halloween-tokens-missing = Nie masz tych żetonów. Zapłać za kartę { $number } tym, co masz.
halloween-not-your-card = Nie zajmujesz karty { $number } „{ halloween-card }”.
halloween-no-turn-power = Karty { $number } nie można tu użyć: działa sama albo razem z akcją, do której należy.
halloween-power-used = Karta { $number } została już użyta w tej turze.
halloween-power-does-nothing = Karta { $number } nic by teraz nie dała.
halloween-no-follow-up = Karta { $number } nic nie doda do tej akcji.
halloween-no-discs-there = W sekcji { $section } nie ma twoich krążków.
halloween-no-bonus-tokens = W wariancie mistrzowskim nie ma żetonów premii.
halloween-not-your-bonus = Nie masz żetonu premii „{ halloween-bonus }”.
halloween-no-disc-for-bonus = Użycie żetonu premii „{ halloween-bonus }” wymaga krążka z zapasu, a nie masz tam żadnego.
halloween-bonus-needs-dice = Żeton premii „{ halloween-bonus }” działa na kości: użyj go przy rzucie.
halloween-fight-die = { $bonus ->
    [h] Żetonu premii „{ halloween-bonus }” używa się przed rzutem w walce i tylko dopóki twoja kość ma mniej niż 12 ścian.
   *[i] Żeton premii „{ halloween-bonus }” działa tylko na twoją kość ataku w walce.
}
halloween-bonus-does-nothing = Żeton premii „{ halloween-bonus }” nic by teraz nie dał.
halloween-notation-rest = W „{ $text }” nie da się zrozumieć dalszego ciągu od „{ $rest }”.

## Pozycje

halloween-position-act = { $path }: krążki leżą na polach summon, scare, upgrade, move, fight lub haunt.
halloween-position-bonus = { $path }: nie ma tu takiego żetonu premii. Nazywają się od a1 do l2, każdy leży w jednym miejscu, a wariant mistrzowski nie ma żadnych.
halloween-position-card = { $path }: karty { $number } nie można tu podać.
halloween-position-cards = { $path }: liczba kart w grze to { $count }, a w wariancie mistrzowskim nie ma żadnej.
halloween-position-crowd = { $path }: największa liczba duchów w budynku to { $count }.
halloween-position-discs = { $path }: liczba krążków gracza to { $count }, razem z tymi na kartach i pod miejscami na premie.
halloween-position-ghosts = { $path }: jest tylko pięć { $colour ->
    [blue] niebieskich
    [green] zielonych
    [yellow] żółtych
    [orange] pomarańczowych
   *[red] czerwonych
} duchów.
halloween-position-haunts = { $path }: ktoś nawiedza budynek częściej, niż pozwalają zasady.
halloween-position-no-blue = { $path }: bez niebieskiego ducha w mieście trzeba najpierw zapytać o niebieskie duchy.
halloween-position-slots = { $path }: liczba miejsc gracza na żetony premii to { $count }, razem z zablokowanymi.
halloween-position-stack = { $path }: w tej pozycji nie może się to właśnie dziać.
halloween-position-tokens = { $path }: jest tylko 12 żetonów każdego koloru.

## Dziennik gry

halloween-event-card-dealt = Karta { $number } wchodzi do gry: { halloween-card }.
halloween-event-bonus-laid = Żeton premii „{ halloween-bonus }” trafia { halloween-building.to }.
halloween-event-round-begins = Zaczyna się runda { $round }.
halloween-event-turn-begins = { $you ->
    [yes] Teraz grasz ty.
   *[no] Teraz gra { $seat }.
}
halloween-event-acted = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
} sekcji { $section } do { $act ->
    [summon] przywołania
    [scare] straszenia
    [upgrade] wzmocnienia
    [move] przesunięcia
    [fight] walki
    [haunt] nawiedzenia
   *[rest] odpoczynku
}.
halloween-event-rested = { $count ->
    [0] { $you ->
        [yes] Dajesz odpocząć sekcji { $section }.
       *[no] { $seat } daje odpocząć sekcji { $section }.
    }
    [one] { $you ->
        [yes] Dajesz odpocząć sekcji { $section } i odzyskujesz { $count } krążek.
       *[no] { $seat } daje odpocząć sekcji { $section } i odzyskuje { $count } krążek.
    }
    [few] { $you ->
        [yes] Dajesz odpocząć sekcji { $section } i odzyskujesz { $count } krążki.
       *[no] { $seat } daje odpocząć sekcji { $section } i odzyskuje { $count } krążki.
    }
   *[many] { $you ->
        [yes] Dajesz odpocząć sekcji { $section } i odzyskujesz { $count } krążków.
       *[no] { $seat } daje odpocząć sekcji { $section } i odzyskuje { $count } krążków.
    }
}
halloween-event-discs-back = { $count ->
    [one] { $you ->
        [yes] Odzyskujesz { $count } krążek z sekcji { $section }: wszystkie jej pola są znowu wolne.
       *[no] { $seat } odzyskuje { $count } krążek z sekcji { $section }: wszystkie jej pola są znowu wolne.
    }
    [few] { $you ->
        [yes] Odzyskujesz { $count } krążki z sekcji { $section }: wszystkie jej pola są znowu wolne.
       *[no] { $seat } odzyskuje { $count } krążki z sekcji { $section }: wszystkie jej pola są znowu wolne.
    }
   *[many] { $you ->
        [yes] Odzyskujesz { $count } krążków z sekcji { $section }: wszystkie jej pola są znowu wolne.
       *[no] { $seat } odzyskuje { $count } krążków z sekcji { $section }: wszystkie jej pola są znowu wolne.
    }
}
halloween-event-disc-back = { $you ->
    [yes] Odzyskujesz krążek z sekcji { $section } ({ halloween-act }): to pole jest znowu wolne.
   *[no] { $seat } odzyskuje krążek z sekcji { $section } ({ halloween-act }): to pole jest znowu wolne.
}
halloween-event-ghosts-placed = { $why ->
    [summon] { $you ->
        [yes] Przywołujesz { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } przywołuje { halloween-ghosts } { halloween-building.in }.
    }
    [blue-rule] { $you ->
        [yes] W mieście nie ma już niebieskich duchów: umieszczasz { halloween-ghosts } { halloween-building.in }.
       *[no] W mieście nie ma już niebieskich duchów: { $seat } umieszcza { halloween-ghosts } { halloween-building.in }.
    }
   *[other] { $you ->
        [yes] Umieszczasz { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } umieszcza { halloween-ghosts } { halloween-building.in }.
    }
}
halloween-event-ghost-gone = { $why ->
    [fight] { $you ->
        [yes] Przepędzasz { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } przepędza { halloween-ghost } { halloween-building.from }.
    }
    [red-rule] W mieście było pięć czerwonych duchów: jeden znika { halloween-building.from }.
   *[other] { $you ->
        [yes] Zdejmujesz z planszy { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } zdejmuje z planszy { halloween-ghost } { halloween-building.from }.
    }
}
halloween-event-upgraded = { $you ->
    [yes] Wzmacniasz { halloween-ghost } { halloween-building.in }: staje się { halloween-next-colour }.
   *[no] { $seat } wzmacnia { halloween-ghost } { halloween-building.in }: staje się { halloween-next-colour }.
}
halloween-event-moved = { $you ->
    [yes] Przesuwasz { halloween-ghost } { halloween-building.from } { halloween-destination }.
   *[no] { $seat } przesuwa { halloween-ghost } { halloween-building.from } { halloween-destination }.
}
halloween-event-swapped = { $you ->
    [yes] Zamieniasz miejscami { halloween-ghost } { halloween-building.in } i { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } zamienia miejscami { halloween-ghost } { halloween-building.in } i { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-tokens-gained = { $you ->
    [yes] Dostajesz { halloween-tokens.why }.
   *[no] { $seat } dostaje { halloween-tokens.why }.
}
halloween-event-tokens-paid = { $you ->
    [yes] Płacisz { halloween-tokens }.
   *[no] { $seat } płaci { halloween-tokens }.
}
halloween-event-scare-points = { $you ->
    [yes] Dostajesz { halloween-scare-points.why }.
   *[no] { $seat } dostaje { halloween-scare-points.why }.
}
halloween-event-scare-points-paid = { $you ->
    [yes] Płacisz { halloween-scare-points.why }.
   *[no] { $seat } płaci { halloween-scare-points.why }.
}
halloween-event-points = { $you ->
    [yes] Zdobywasz { halloween-haunting-points.why }.
   *[no] { $seat } zdobywa { halloween-haunting-points.why }.
}
halloween-event-points-lost = { $you ->
    [yes] Tracisz { halloween-haunting-points.why }.
   *[no] { $seat } traci { halloween-haunting-points.why }.
}
halloween-event-level = { $why ->
    [card-15] { $you ->
        [yes] Obniżasz sekcję { $section } do poziomu { $level }.
       *[no] { $seat } obniża sekcję { $section } do poziomu { $level }.
    }
    [card-44] { $you ->
        [yes] Podnosisz sekcję { $section } do poziomu { $level } ({ halloween-why }).
       *[no] { $seat } podnosi sekcję { $section } do poziomu { $level } ({ halloween-why }).
    }
   *[other] { $you ->
        [yes] Podnosisz sekcję { $section } do poziomu { $level }.
       *[no] { $seat } podnosi sekcję { $section } do poziomu { $level }.
    }
}
halloween-event-scared = { $you ->
    [yes] Straszysz ludzi
   *[no] { $seat } straszy ludzi
} { $colour ->
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
   *[red] czerwonym
} duchem.
halloween-event-bonus-taken = { $you ->
    [yes] Znajdujesz żeton premii „{ halloween-bonus }” { halloween-building.in }.
   *[no] { $seat } znajduje żeton premii „{ halloween-bonus }” { halloween-building.in }.
}
halloween-event-bonus-left = { $you ->
    [yes] Nie masz wolnego miejsca na premię: żeton „{ halloween-bonus }” zostaje { halloween-building.in }.
   *[no] { $seat } nie ma wolnego miejsca na premię: żeton „{ halloween-bonus }” zostaje { halloween-building.in }.
}
halloween-event-bonus-drawn = { $you ->
    [yes] Losujesz żeton premii „{ halloween-bonus }”.
   *[no] { $seat } losuje żeton premii „{ halloween-bonus }”.
}
halloween-event-bonus-dropped = { $you ->
    [yes] Odrzucasz żeton premii „{ halloween-bonus }”.
   *[no] { $seat } odrzuca żeton premii „{ halloween-bonus }”.
}
halloween-event-bonus-used = { $you ->
    [yes] Używasz żetonu premii „{ halloween-bonus }”.
   *[no] { $seat } używa żetonu premii „{ halloween-bonus }”.
}
halloween-event-slots-freed = { $you ->
    [yes] Odzyskujesz trzy krążki spod premii, a miejsca na premie są znów wolne.
   *[no] { $seat } odzyskuje trzy krążki spod premii, a miejsca na premie są znów wolne.
}
halloween-event-power-used = { $you ->
    [yes] Używasz karty { $number } „{ halloween-card }”.
   *[no] { $seat } używa karty { $number } „{ halloween-card }”.
}
halloween-event-occupied = { $section ->
    [0] { $you ->
        [yes] Zajmujesz kartę { $number } „{ halloween-card }” krążkiem z zapasu.
       *[no] { $seat } zajmuje kartę { $number } „{ halloween-card }” krążkiem z zapasu.
    }
   *[other] { $you ->
        [yes] Zajmujesz kartę { $number } „{ halloween-card }” krążkiem z sekcji { $section } ({ halloween-act }): to pole jest znowu wolne.
       *[no] { $seat } zajmuje kartę { $number } „{ halloween-card }” krążkiem z sekcji { $section } ({ halloween-act }): to pole jest znowu wolne.
    }
}
halloween-event-attack = { $you ->
    [yes] Atakujesz
   *[no] { $seat } atakuje
} { $colour ->
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
   *[red] czerwonym
} duchem { halloween-ghost2 } { halloween-building2.in }.
halloween-event-roller = { $targetYou ->
    [yes] Za obrońcę rzucasz ty.
   *[no] Za obrońcę rzuca { $target }.
}
halloween-event-rolled = { $you ->
    [yes] Rzucasz za { halloween-ghost }: wypada { $face } (k{ $sides }).
   *[no] { $seat } rzuca za { halloween-ghost }: wypada { $face } (k{ $sides }).
}
halloween-event-fight-won = { $you ->
    [yes] Wygrywasz walkę, { $attack } do { $defence }.
   *[no] { $seat } wygrywa walkę, { $attack } do { $defence }.
}
halloween-event-fight-lost = { $you ->
    [yes] Nie wygrywasz walki: { $attack } do { $defence }.
   *[no] { $seat } nie wygrywa walki: { $attack } do { $defence }.
}
halloween-event-named = { $you ->
    [yes] Podajesz liczbę { $number }.
   *[no] { $seat } podaje liczbę { $number }.
}
halloween-event-haunted = { $you ->
    [yes] Nawiedzasz
   *[no] { $seat } nawiedza
} { $colour ->
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
   *[red] czerwone
} pole { halloween-building.in }.
halloween-event-recalled = { $you ->
    [yes] Zabierasz swój żeton nawiedzenia
   *[no] { $seat } zabiera swój żeton nawiedzenia
} z { $colour ->
    [blue] niebieskiego
    [green] zielonego
    [yellow] żółtego
    [orange] pomarańczowego
   *[red] czerwonego
} pola { halloween-building.in }.
halloween-event-end-near = { $trigger ->
    [haunts] { $you ->
        [yes] To twój ostatni żeton nawiedzenia: ta runda jest ostatnia.
       *[no] { $seat } kładzie ostatni żeton nawiedzenia: ta runda jest ostatnia.
    }
    [cards] { $you ->
        [yes] To twoja piąta karta: ta runda jest ostatnia.
       *[no] { $seat } ma już piątą kartę: ta runda jest ostatnia.
    }
    [supplies] Skończyły się żetony w dwóch kolorach: ta runda jest ostatnia.
   *[rounds] Ostatnia z umówionych rund dobiegła końca.
}
halloween-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [one] Wygrywasz partię! Wynik końcowy: { $scoresNamed }.
       *[other] Dzielisz zwycięstwo! Wygrywają { $winners }. Wynik końcowy: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [one] { $winners } wygrywa partię. Wynik końcowy: { $scoresNamed }.
       *[other] { $winners } dzielą zwycięstwo. Wynik końcowy: { $scoresNamed }.
    }
}
