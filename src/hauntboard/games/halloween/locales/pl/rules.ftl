# Halloween: strona z zasadami. Jeden komunikat na punkt, w kolejności punktów gry.

halloween-rules-title = Jak grać w Halloween
halloween-rules-intro = Jest Halloween, a ty należysz do władców demonów, z których każdy chce mieć to miasto dla siebie. Duchy są niczyje: wszyscy przywołują, przesuwają i wzmacniają te same. Dzięki nim zbierasz żetony duchów, którymi płaci się za karty akcji; punkty strachu, którymi płaci się za silniejsze duchy; a przede wszystkim punkty nawiedzenia, którymi wygrywa się partię. Gra się w dwie do czterech osób, każdy na siebie. Jeśli karta przeczy zasadzie, rację ma karta. Tam, gdzie instrukcja milczy, jest niejasna albo uszkodzona, trzeba było coś postanowić i uczciwie o tym mówimy.
halloween-rules-section-cards = Karty akcji po kolei
halloween-rules-section-bonus-tokens = Żetony premii po kolei
halloween-rules-section-H = Przygotowanie i tura
halloween-rules-section-A = Akcje
halloween-rules-section-B = Żetony premii
halloween-rules-section-C = Karty akcji
halloween-rules-section-E = Koniec partii
halloween-rules-section-P = Dwie osoby
halloween-rules-section-V = Wariant mistrzowski

## Przygotowanie i tura

halloween-rule-H1 = Trzy niebieskie duchy zaczynają na komisariacie. W każdym z sześciu budynków leży jeden odkryty żeton premii, pozostałe tworzą zakrytą rezerwę. W grze jest osiem z 52 kart akcji. Każdy ma 2 punkty strachu, 12 krążków, 6 żetonów nawiedzenia i planszę z trzema sekcjami na poziomie 1. Duchów każdego koloru jest pięć, a żetonów duchów 12; kolor, którego żetony się skończyły, można dostać dopiero wtedy, gdy ktoś nimi zapłaci.
    .title = Przygotowanie miasta
    .decision = Rysunek miasta zaginął. U nas są dwa rzędy po trzy budynki: komisariat, szkoła, kościół, a pod nimi ratusz, szpital i teatr; te trzy ostatnie nazwy są nasze. Sąsiadują ze sobą budynki o wspólnym boku. Punkty strachu nigdy się nie kończą. Osiem kart jest losowych, z jednego z pięciu zestawów albo wybiera je osoba zakładająca stół.
halloween-rule-H2 = Według instrukcji zaczyna osoba, która ostatnio miała do czynienia z duchem. Gra toczy się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
    .decision = U nas decyduje los, chyba że osoba zakładająca stół wskaże miejsce.
halloween-rule-H3 = W twojej turze każda sekcja wykonuje dokładnie jedną akcję, w dowolnej kolejności; potem kończysz turę. W każdej chwili tury, także przed pierwszą akcją i po ostatniej, możesz zajmować karty, używać żetonów premii i działań „raz na turę”.
    .title = Twoja tura
    .decision = Nic z tego nie przerywa akcji. Tylko gdy na stole leżą kości, można w jej trakcie użyć żetonów premii: h, i oraz k do kości, a także f, którego 2 punkty strachu mogą opłacić kartę 9.
halloween-rule-H4 = Żeby wykonać akcję, połóż krążek z zapasu na jej polu w sekcji. Pole, na którym leży krążek, jest zamknięte, dopóki sekcja nie odpocznie.
    .title = Krążki i pola
    .decision = Odzyskanie pojedynczych krążków otwiera ich pola, ale sekcja użyta w tej turze pozostaje użyta. Krążków spod miejsc na premie nie można odzyskać w ten sposób.
halloween-rule-H5 = Niebieskie duchy mają poziom 1, zielone 2, żółte 3, pomarańczowe 4, a czerwone 5. Sekcja używa duchów swojego poziomu lub niższych, bez względu na to, kto je sprowadził do miasta.
    .title = Poziomy duchów
halloween-rule-H6 = Zamiast działać, sekcja zawsze może odpocząć: wszystkie jej krążki wracają do twojego zapasu. Od razu możesz ich użyć w innych sekcjach. Odpoczynek zużywa sekcję na tę turę i tylko on zostaje, gdy żadna akcja nie jest możliwa.
    .title = Odpoczynek sekcji
    .decision = Żeton premii j to też akcja Odpoczynek. Karta 12 płaci za każdą akcję Odpoczynek, nawet jeśli nie wraca żaden krążek, ale nie płaci za krążki, które zwraca karta rywala (C2).
halloween-rule-H7 = Wybrać możesz tylko taką akcję, którą da się wykonać.
    .title = Tylko możliwe akcje

## Akcje

halloween-rule-A1 = Przywołanie: tam, gdzie są razem co najmniej dwa duchy jednego koloru, dołóż kolejnego w tym kolorze i weź jego żeton. W mieście nigdy nie ma więcej niż pięciu duchów jednego koloru ani w budynku więcej niż sześciu, bez względu na to, co je sprowadza.
    .title = Przywołanie ducha
    .decision = Żeton premii a i karta 25 to akcje Przywołanie, więc działają z nimi 13, 29 i 31. Karta 46 wymaga miejsca w budynku i wolnego ducha w co najmniej jednym z dwóch kolorów; jeśli nie ma wolnego w wyrzuconym kolorze, krążek jest zużyty, 29 i tak płaci, a żetonu nie ma. Karta 31 wymaga żetonu nawiedzenia i wolnego pola.
halloween-rule-A2 = Straszenie: podaj kolor w zasięgu poziomu sekcji, który jest w mieście; dostajesz tyle punktów strachu, ile wynosi jego poziom.
    .title = Straszenie ludzi
    .decision = Przy karcie 48 wybierasz, który duch tego koloru straszył.
halloween-rule-A3 = Wzmocnienie: duch w zasięgu poziomu sekcji przybiera następny kolor. Nowy zielony kosztuje 2 punkty strachu, żółty 3, pomarańczowy 4, czerwony 5, a duch nowego koloru musi być wolny. Weź żeton nowego koloru. Potem możesz podnieść jedną niższą sekcję od razu do poziomu nowego ducha, nawet taką, która w tej turze jeszcze nie działała.
    .title = Wzmocnienie ducha
halloween-rule-A4 = Przesunięcie: duch idzie do sąsiedniego budynku, w którym jest miejsce. Jeśli leży tam żeton premii, bierzesz go (B1).
    .title = Przesunięcie ducha
    .decision = Każdy przesunięty duch bierze żeton premii tam, dokąd dociera, także dzięki kartom 17 i 48 oraz żetonowi premii l, a karta 5 działa za każdym razem. Karty 21 i 25 działają tylko w akcjach Przesunięcie. Drugi duch karty 7 może być w tym kolorze i budynku, do którego dotarł pierwszy, tylko jeśli stoi tam jeszcze jeden. Karta 45 nie jest przesunięciem; jej dwa duchy są w różnych kolorach i różnych budynkach, bo inaczej nic by się nie zmieniło.
halloween-rule-A5 = Walka: duch w zasięgu poziomu sekcji atakuje ducha innego koloru, dowolnego poziomu, w tym samym budynku. Wskaż rywala, który rzuca za obrońcę. Od niebieskiego do czerwonego kości mają 4, 6, 8, 10 i 12 ścian. Jeśli twój wynik jest wyższy, obrońca znika z planszy, a ty bierzesz żeton w jego kolorze. Remis lub niższy wynik niczego nie zmienia.
    .title = Walka duchów
    .decision = Instrukcja mówi, że żeton premii h podnosi „twój poziom ducha”; u nas podnosi kość atakującego ducha. Używa się go przed rzutem i nie można go użyć, gdy kość ma już 12 ścian; dwa takie to dwa stopnie, a poziom ducha się nie zmienia. Po rzucie atakujący może rzucić jeszcze raz (karta 9, premia i) albo dodać 3 (premia k, która zostaje po ponownym rzucie), potem może to zrobić osoba rzucająca za obrońcę (karta 9), i tak dalej, aż jedna strona spasuje zaraz po drugiej. Premia i dotyczy twojej kości ataku; karta 9 i premia k działają też na kości kart 18, 21 i 46. Z kartą 11 wygrana z tym samym kolorem nie daje nic z karty 3. Karta 32 obywa się bez kości, więc 9 i 26 nic tam nie robią. Karta 26 bierze końcowe wyniki kości w walce, którą wybierzesz: dodane 3 i ponowne rzuty się liczą, a +1 z karty 11 nie. Karta 20 dotyczy duchów, które stały w budynku pierwszego obrońcy, gdy walka się zaczęła; jeśli karta 17 zabierze stamtąd zwycięzcę, dalsza walka wymaga karty 24.
halloween-rule-A6 = Nawiedzenie: w budynku z duchem w zasięgu poziomu sekcji połóż żeton nawiedzenia na wolnym polu w kolorze tego ducha i zdobądź 2, 4, 6, 8 lub 10 punktów nawiedzenia, od niebieskiego do czerwonego. Każdy budynek nawiedzasz raz na partię.
    .title = Nawiedzenie budynku
    .decision = Karta 1 przenosi akcję Nawiedzenie; instrukcję można też rozumieć jako kolejne nawiedzenie po pierwszym. Karta 31 daje akcję Nawiedzenie, więc 18 i 44 z nią działają. Karta 47 nią nie jest, więc z nią nie działają; zwalnia budynek na kolejne nawiedzenie, a raz wywołany koniec partii i tak nadejdzie.
halloween-rule-A7 = Gdy w mieście nie ma już żadnego niebieskiego ducha, osoba, która to spowodowała, od razu umieszcza trzy niebieskie duchy razem w jednym budynku, w którym jest miejsce; jeśli tylu się nie mieści, tyle, ile się zmieści.
    .title = Zasada niebieskich
halloween-rule-A8 = Zyski przychodzą same, a wszystko, co dobrowolne, stół ci proponuje.
    .title = Zyski i wybory
    .decision = Wszystko, co dostajesz, przychodzi samo, o ile jest w puli; karta 41 liczy żetony naprawdę otrzymane, a karty 22 i 23 wymagają pełnej liczby. To, co instrukcja nazywa słowem „możesz”, jest wyborem. Akcja uruchamia swój główny skutek, swój żeton, pozostałe zyski i zasadę niebieskich; potem rzeczy dobrowolne w kolejności, jaką chcesz; potem następną walkę z karty 20.
halloween-rule-A9 = Żetony, punkty strachu, krążki, posiadane premie i karty są jawne. Nieznana jest tylko kolejność rezerwy i przyszłe rzuty kośćmi.
    .title = Co widzisz
    .decision = Instrukcja nie mówi, co wolno ukrywać; u nas nic nie jest ukryte.
halloween-rule-A10 = Partia może mieć limit rund. Gdy ta runda się skończy, partia kończy się tak, jakby ktoś wywołał koniec (E1).
    .title = Limit rund
    .decision = Nic w instrukcji nie gwarantuje, że partia się skończy. Limit ustala osoba zakładająca stół: jeśli go nie zmieni, 40 rund, a 0 to brak limitu.

## Żetony premii

halloween-rule-B1 = Masz trzy miejsca na żetony premii. Wzięty żeton trafia na wolne miejsce albo zastępuje posiadany, nieużyty, który zostaje odrzucony.
    .title = Branie premii
    .decision = Jeśli jest wolne miejsce, żeton sam tam trafia. Jeśli nie ma wolnego, ale masz nieużyte żetony, wybierasz, który z nich, albo ten nowy, zostaje odrzucony. Jeśli wszystkie trzy miejsca są zablokowane, żeton zostaje tam, gdzie leży, a karta 50 nic nie losuje. Losowanie kartą 50 nie uruchamia karty 5. Nowego żetonu położonego pod duchami, które już tam stoją, się nie bierze.
halloween-rule-B2 = Żetonów premii używasz w swojej turze, ilu chcesz: połóż krążek z zapasu na miejscu żetonu, a żeton odrzuć. Bez krążka w zapasie się nie da. Miejsce jest zablokowane, dopóki nie użyjesz trzeciej premii; na koniec tej tury wszystkie trzy krążki wracają.
    .title = Używanie premii
    .decision = Żetony a oraz l wymagają, żeby mogły coś zrobić, a h, i oraz k wymagają kości; pozostałych można użyć zawsze. Z żetonem e odzyskujesz krążki po jednym.
halloween-rule-B3 = Gdy ostatni żeton premii zniknie z miasta, we wszystkich sześciu budynkach od razu pojawiają się nowe. Jeśli rezerwa jest pusta, nową tworzą potasowane odrzucone żetony.
    .title = Nowe żetony premii
halloween-rule-B4 = Są 24 żetony w 12 rodzajach, po dwa z każdego. Jednakowe wolno łączyć.
    .title = Po dwa z rodzaju

## Karty akcji

halloween-rule-C0 = Karty, które wymieniają akcję, działają tylko z tą akcją. Karty „zawsze” i „raz na turę” działają w każdej chwili twojej tury. Karty „na koniec” dają punkty po ostatniej rundzie.
    .title = Kiedy karty działają
    .decision = Numery i ceny większości kart zaginęły, tak samo jak ikony mówiące, kiedy karta działa; nasze pasują do opisów zestawów. Nazwy też są nasze. Karty 10, 38 i 45 używają duchów dowolnego poziomu. Z kartą 14 odzyskujesz krążki po jednym. Karta 28 liczy dowolne dwa żetony. Karta 52 daje punkt najwyżej raz za jedną akcję, jeden żeton premii albo jedno działanie karty.
halloween-rule-C1 = Szara karta kosztuje dowolne trzy żetony duchów, kolorowa trzy w różnych kolorach; żetony wracają do puli. Potem na karcie do końca partii zostaje krążek: z zapasu albo z dowolnego pola akcji twojej planszy, które się wtedy zwalnia. Zdobywasz 3 punkty nawiedzenia; karta działa od razu. Każdą kartę zajmujesz najwyżej raz.
    .title = Zajmowanie karty
    .decision = Karta 39 nie obniża własnej ceny. Kolorowa karta po niższej cenie nadal wymaga różnych kolorów. Karta 49 nic nie zmienia dla karty 8, która liczy kolorowe karty.
halloween-rule-C2 = Każdy rywal, który już jest na tej karcie, wybiera: 1 punkt nawiedzenia albo wszystkie krążki z jednej sekcji z powrotem. W dwie osoby są to 2 punkty nawiedzenia albo wszystkie krążki z dwóch sekcji.
    .title = Wcześniej na karcie
    .decision = Twoja tura czeka, aż wybiorą, zgodnie z ruchem wskazówek zegara. To nie jest odpoczynek. Kto nie ma krążków w sekcjach, zdobywa punkty od razu, a z drugiej z dwóch sekcji można zrezygnować.
halloween-rule-C3 = Piąta karta zajęta przez jedną osobę wywołuje koniec partii (E1).
    .title = Piąta karta

## Koniec gry

halloween-rule-E1 = Gdy ktoś kładzie ostatni żeton nawiedzenia albo zajmuje piątą kartę, rundę gra się do końca, żeby każdy miał tyle samo tur.
    .title = Ostatnia runda
halloween-rule-E2 = Potem dają punkty karty „na koniec”, karta 40 jako ostatnia. Wygrywa najwięcej punktów nawiedzenia; przy remisie najwięcej żetonów duchów; jeśli nadal jest remis, zwycięstwo jest wspólne.
    .title = Kto wygrywa partię

## Dwie osoby

halloween-rule-P1 = W dwie osoby każdy ma 8 żetonów nawiedzenia: 6 w swoim kolorze i 2 w kolorze, którego nikt nie używa. Możesz więc nawiedzić dwa budynki dwa razy, po razie każdym kolorem.
    .title = Osiem żetonów nawiedzenia
    .decision = Oba kolory są tylko liczone: żeton odzyskany kartą 47 można położyć jeszcze raz, bez względu na jego kolor.
halloween-rule-P2 = To, co dostajesz, gdy rywal dołącza do ciebie na karcie, jest podwojone (C2). Reszta bez zmian.
    .title = Podwojone nagrody

## Wariant mistrzowski

halloween-rule-V1 = Każdy ma cztery sekcje. Nie ma żetonów premii, kart akcji ani kości.
    .title = Cztery sekcje, bez losu
halloween-rule-V2 = Silniejszy duch zawsze pokonuje słabszego. Silniejszego ani równego nie można zaatakować.
    .title = Walka bez kości
halloween-rule-V3 = Gdy w mieście jest wszystkich pięć czerwonych duchów, od razu wszystkie z niego znikają.
    .title = Pięć czerwonych duchów
    .decision = Znikają po żetonie i podniesieniu sekcji z akcji, która sprowadziła piątego.
halloween-rule-V4 = W budynku mieszczą się najwyżej cztery duchy.
    .title = Mniejsze budynki
halloween-rule-V5 = Koniec partii wywołuje czyjś ostatni żeton nawiedzenia albo to, że skończyły się żetony w dwóch kolorach. Rundę gra się do końca.
    .title = Ostatnia runda mistrzów
halloween-rule-V6 = Na koniec każdy zestaw 3 żetonów w różnych kolorach daje 5 punktów nawiedzenia. Każdy żeton liczy się do jednego zestawu i liczy się najlepszy podział.
    .title = Zestawy po trzy
halloween-rule-V7 = W wariancie mistrzowskim w dwie osoby każdy ma 8 żetonów nawiedzenia, jak w P1.
    .title = Dwoje mistrzów
    .decision = Instrukcja nie mówi nic o dwóch osobach w wariancie mistrzowskim.

## Przykłady

halloween-examples-intro = Ada, Bruno i Celina grają w grę standardową, chyba że piszemy inaczej.
halloween-example-1 = Partia się zaczyna: trzy niebieskie duchy są na komisariacie, a dwa czekają obok planszy, sześć żetonów premii leży odkrytych, w grze jest osiem kart. Ada ma 2 punkty strachu, 12 krążków i trzy sekcje na poziomie 1.
halloween-example-2 = Ada przesuwa ducha sekcją o poziomie 3: może iść niebieski, zielony lub żółty, ale nie pomarańczowy ani czerwony.
halloween-example-3 = W poprzedniej turze pierwsza sekcja Bruna wykonała Przesunięcie. Na tym polu wciąż leży krążek, więc w tej turze Bruno nie może nią nikogo przesunąć, ale pięć pozostałych pól jest otwartych.
halloween-example-4 = Druga sekcja Celiny, poziom 2, wzmacnia zielonego ducha, który staje się żółty, a Celina podnosi właśnie tę sekcję do poziomu 3.
halloween-example-5 = Na pięciu polach trzeciej sekcji Bruna leżą krążki. Sekcja odpoczywa: wraca pięć krążków, wszystkie jej pola są znów otwarte, a sekcja zrobiła w tej turze swoje.
halloween-example-6 = W szkole są dwa pomarańczowe duchy. Sekcją o poziomie 4 lub 5 Ada przywołuje trzeciego i bierze pomarańczowy żeton. Z poziomem 3 nie może.
halloween-example-7 = W mieście jest żółty duch, a Bruno straszy sekcją o poziomie 3: dostaje 3 punkty strachu.
halloween-example-8 = Sekcje Celiny mają poziomy 2, 3 i 1, a w mieście nie ma żółtego ducha. Druga sekcja wzmacnia zielonego ducha do żółtego: Celina płaci 3 punkty strachu, bierze żółty żeton i podnosi trzecią sekcję z 1 do 3. Teraz ta sekcja wzmacnia tego samego ducha do pomarańczowego: 4 punkty strachu, pomarańczowy żeton, a pierwsza sekcja idzie w górę do 4. Z jej pomocą Celina nawiedza kościół, w którym jest ten duch: 8 punktów nawiedzenia.
halloween-example-9 = Żadna sekcja Ady nie jest poniżej poziomu 3, a Ada ma 2 punkty strachu. Może wzmocnić niebieskiego ducha do zielonego: nie zostaje jej ani jeden punkt, bierze zielony żeton, a sekcji do podniesienia nie ma. Z pomarańczowego do czerwonego kosztowałoby to 5.
halloween-example-10 = Ducha wzmacnia się zawsze o jeden kolor: nigdy z zielonego od razu do pomarańczowego ani z niebieskiego od razu do żółtego. Sekcja o poziomie 5 może wzmocnić każdego ducha prócz czerwonego.
halloween-example-11 = W szpitalu są zielony, żółty i czerwony duch. Sekcja Bruna o poziomie 2 może zaatakować tylko zielonym. Jeśli pokona on żółtego, ten znika z planszy, a Bruno bierze żółty żeton. Po remisie lub niższym wyniku zostają wszystkie trzy.
halloween-example-12 = Ada nawiedza kościół pomarańczowym duchem: 8 punktów nawiedzenia. Gdyby nie było tam pomarańczowego ducha, to pole byłoby dla niej zamknięte. Niebieskie dałoby 2, zielone 4, czerwone 10. W trzy lub cztery osoby nie może już nigdy nawiedzić kościoła.
halloween-example-13 = Bruno ma sekcję o poziomie 5, ale w mieście nie ma czerwonego ducha. Nie może dostać 5 punktów strachu, ale może straszyć niższym kolorem.
halloween-example-14 = Celina wzmacnia żółtego ducha do pomarańczowego. Może podnieść sekcję z poziomu 2 od razu do 4.
halloween-example-15 = Ostatni niebieski duch w mieście zostaje pokonany, wzmocniony albo zdjęty kartą 10. Kto to zrobił, od razu umieszcza trzy niebieskie duchy w jednym budynku albo dwa, jeśli jest miejsce tylko dla dwóch.
halloween-example-16 = Ada używa trzeciej premii w środku swojej tury. Dopiero na koniec tej tury wracają trzy krążki i zwalniają się miejsca.
halloween-example-17 = Bruno zajmuje kartę krążkiem ze swojego pola Przesunięcie: od razu zdobywa 3 punkty nawiedzenia, a pole jest znów wolne.

halloween-rules-credits = Autorem gry Halloween jest Angelo De Maio, ilustracje: Konstantin Vohwinkel, opracowanie: Rafaël Theunis. To nieoficjalny stół, a wszystkie teksty są nasze.
