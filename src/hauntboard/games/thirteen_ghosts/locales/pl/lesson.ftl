# Lekcja gry 13 duchów.

learn-about-ghosts = Ukryj się, zadawaj sprytne pytania, czytaj notatnik i znajdź kryjówkę rywala.
learn-ghosts-welcome = Dobry wieczór! Jestem Ognik i oprowadzam gości. W tej grze każdy kryje się za numerem. Znajdź numer Agaty, zanim ona znajdzie twój.
learn-ghosts-dealt = Masz dwie karty. Jedna będzie twoją kryjówką, druga zostaje w ręku i to nią zagrasz.
learn-ghosts-crypt = Ukryjmy się pod numerem 11. Dotknij karty, a potem zatwierdź.
    .nudge = Szóstka przyda się do pierwszego pytania. Ukryj się pod numerem 11.
learn-ghosts-pile = Agata też już się ukryła. Każdy numer od 1 do 13 jest tylko na jednej karcie, a dziewięć kart leży w stosie.
learn-ghosts-turn = Twoja tura. Albo zagrywasz kartę i używasz jej działania, albo kładziesz ją zakrytą i podajesz numer: ten, pod którym według ciebie kryje się Agata.
learn-ghosts-ask = Zgadywanie w ciemno nic nie da, więc zapytaj. Twoja 6 pyta, czy numer kryjówki to 8 lub więcej. Zagraj ją i zatwierdź.
    .nudge = Jeszcze nic nie wiemy. Zagraj 6 i zapytaj.
learn-ghosts-answer = Tak! Odpowiedzi są zawsze prawdziwe. Masz nową kartę, a teraz kolej na Agatę.
learn-ghosts-notebook = Notatnik zapisuje to, co pewne: 8 lub więcej, ale nie twoja 11 i nie 9, którą masz w ręku. Zostają 8, 10, 12 i 13.
learn-ghosts-asked = Agata zagrywa 3: czy numer kryjówki jest parzysty? 11 jest nieparzyste, więc stół odpowiada za ciebie „nie”. Ona też prowadzi notatnik!
learn-ghosts-again = Twoja 9 pyta, czy numer kryjówki to 10, 11, 12 lub 13. Zagraj ją.
    .nudge = Zostały cztery numery, zgadywanie to hazard. Zagraj 9.
learn-ghosts-wrong = Tak: 10 albo 12, bo 13 trafiła właśnie do ciebie. Agata położyła kartę zakrytą i podała numer 7. Pudło! Straciła tylko kartę.
learn-ghosts-number = Twoja 13 pyta, czy numer jest równy wybranej liczbie lub wyższy. Zagraj ją, dotknij 12 w notatniku i zatwierdź.
    .nudge = To 10 albo 12. Zagraj 13 i dotknij 12: odpowiedź rozstrzygnie.
learn-ghosts-certain = Nie, więc to musi być 10. Notatnik jest pewny! Agata zapytała właśnie o 1, 2, 3 lub 4: nie. Trzeba się pospieszyć.
learn-ghosts-attack = Teraz podaj numer: połóż kartę zakrytą, dotknij 10 i zatwierdź.
    .nudge = Notatnik jest pewny: połóż kartę zakrytą i podaj numer 10.
learn-ghosts-found = Znaleziona! Trafienie odkrywa kryjówkę i kończy rundę.
learn-ghosts-points = Runda jest warta jeden punkt. W partii dwuosobowej do wygranej potrzeba trzech punktów; przy tym stoliku wystarczył jeden.
learn-ghosts-colours = Niebieskie karty pytają, czerwone podają numery, żółte mają własne sztuczki: dotknij karty, żeby ją przeczytać. Gdy stos jest pusty, można już tylko podawać numery.
