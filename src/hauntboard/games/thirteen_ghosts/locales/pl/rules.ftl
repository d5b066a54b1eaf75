# 13 duchów: strona z zasadami. Jeden komunikat na punkt, w kolejności punktów gry.

ghosts-rules-title = Jak grać w 13 duchów
ghosts-rules-intro = Każdy ukrywa ducha w kryjówce z numerem. Karta po karcie wypytujesz rywali, skreślasz kolejne numery i podajesz ten, który podejrzewasz. Ale każda zagrana karta zdradza też innym, gdzie na pewno nikogo nie ma. Dwa wydania gry różnią się w kilku punktach; tutaj nazywamy je klasycznym i Nasza Księgarnia 2018, a wybiera osoba, która zakłada stół. Tam, gdzie obie instrukcje milczą, trzeba było coś postanowić i uczciwie o tym mówimy.
ghosts-rules-section-cards = Trzynaście kart
ghosts-rules-section-G = Dwie osoby
ghosts-rules-section-T = Trzy osoby
ghosts-rules-section-F = Cztery osoby w dwóch zespołach
ghosts-rules-section-L = Małe talie, do badań

## Dwie osoby

ghosts-rule-G1 = Jedną talię 13 kart tasuje się i rozdaje po dwie. Pozostałe dziewięć tworzy zakryty stos.
    .title = Tasowanie i rozdanie
ghosts-rule-G2 = W tajemnicy wybierz jedną z dwóch kart na swoją kryjówkę i połóż ją zakrytą; druga zostaje w ręku. Nikt nie zaczyna, dopóki obie osoby nie wybiorą, i żadna nie widzi wyboru drugiej.
    .title = Wybór kryjówki
ghosts-rule-G3 = Według instrukcji zaczyna osoba, która ostatnio miała do czynienia z duchem.
    .title = Kto zaczyna
    .decision = U nas decyduje los, chyba że osoba zakładająca stół wskaże miejsce.
ghosts-rule-G4 = W swojej turze robisz dokładnie jedną rzecz: zagrywasz odkrytą kartę z ręki i używasz jej działania albo odkładasz ją zakrytą i podajesz numer kryjówki od 1 do 13. Potem dobierasz kartę, jeśli jest jeszcze w twoim stosie, i tura się kończy.
    .title = Twoja tura
    .decision = W obu wydaniach działania kart pochodzą z instrukcji z 2018 roku. W naszej kopii zaginęła większość numerów kart; kartom 1, 6, 7 i 9 przypisaliśmy działania według kolejności na tej liście.
ghosts-rule-G5 = Pytania i podawane numery dotyczą kryjówki rywala, a każda odpowiedź jest prawdziwa. Odpowiada za ciebie stół, więc nikt nie skłamie ani się nie pomyli.
    .title = Szczere odpowiedzi
ghosts-rule-G6 = Podaj właściwy numer kryjówki, a wygrasz rundę i zdobędziesz 1 punkt. Kto pierwszy ma 3 punkty, wygrywa partię.
    .title = Jak wygrać partię
ghosts-rule-G7 = Po niewłaściwym numerze gra toczy się dalej. Wolno podać każdą liczbę od 1 do 13, nawet taką, o której wiesz, że jest błędna.
    .title = Niewłaściwy numer
ghosts-rule-G8 = Wydanie klasyczne: gdy twój stos jest pusty, w każdej turze podajesz numer kryjówki. Za pierwszym razem odkładasz przy tym zakrytą ostatnią kartę, potem grasz już bez karty. Nasza Księgarnia 2018: możesz jeszcze użyć działania karty z ręki; bez karty musisz podać numer kryjówki.
    .title = Gdy stos się skończy
    .decision = W wydaniu klasycznym czytamy to zdanie dosłownie: przy pustym stosie tylko podaje się numer, nawet jeśli masz jeszcze kartę.
ghosts-rule-G9 = Wydanie klasyczne: następną rundę zaczyna kolejna osoba, zgodnie z ruchem wskazówek zegara, po tej, która zaczynała poprzednią. Nasza Księgarnia 2018: zaczyna osoba po lewej stronie tej, która ostatnim trafieniem zakończyła rundę.
    .title = Następna runda
    .decision = Zasada wydania z 2018 roku obowiązuje też w cztery osoby. Liczy się ten, kto naprawdę podaje numer: kto zastępuje partnera, liczy się na swoim własnym miejscu.

ghosts-rule-G10 = Stół pokazuje ci wszystko, co możesz wiedzieć, i nic więcej: twoją kryjówkę i rękę, twoje odłożone zakryte karty, wszystkie karty odkryte, wszystkie pytania i odpowiedzi oraz to, co pokazały ci karty 8 i 10, razem z miejscem, gdzie te karty leżały.
    .title = Co widzisz
ghosts-rule-G11 = Karta 2 używa działania jednej z odkrytych kart albo dobiera kartę z góry twojego stosu na jeszcze jedną turę. Nie można skopiować karty zakrytej, ujawnionej kryjówki ani innej karty 2.
    .title = Karta 2
    .decision = Skopiowane działanie zachowuje kolor. Wolno skopiować odkrytą kartę swoją i rywali, a partnera tylko w wydaniu z 2018 roku. Dodatkowa tura zastępuje zwykłe dobranie, jest pełną turą z dobraniem na końcu i wymaga karty w stosie. W wydaniu klasycznym, jeśli to była ostatnia karta, w tej turze podajesz numer kryjówki (G8).
ghosts-rule-G12 = Prawie każdą kartę można zagrać zawsze, a niebieską nawet wtedy, gdy wszyscy rywale mają ochronę. Jeśli w stosie jest mniej kart, niż chcą obejrzeć 8 lub 10, oglądasz tyle, ile jest.
    .title = Co można zagrać
    .decision = Nie można zagrać 2, gdy nie ma czego skopiować ani dobrać, ani 10, gdy stos do obejrzenia jest pusty; wtedy nie da się też skopiować odkrytej 10. Przy dwóch kartach 10 wybiera, która leży na górze, przy jednej tylko ją ogląda. Przy pustym stosie 8 pozwala po prostu podać numer.
ghosts-rule-G12b = Karty 8 i 10 działają w dwóch krokach, także skopiowane: najpierw patrzysz, potem decydujesz.
    .title = Najpierw patrz, potem decyduj
    .decision = Po obejrzeniu kart niczego nie można cofnąć.
ghosts-rule-G13 = Karta 4 chroni cię do początku twojej następnej tury; dodatkowa tura z karty 2 też się liczy. Pod ochroną nie odpowiadasz na niebieskie działania, ale na podany numer kryjówki odpowiada się zawsze. Skopiowana 4 też chroni.
    .title = Ochrona karty 4
    .decision = Instrukcja pozwala milczeć osobie pod ochroną. Tutaj ochrona zawsze oznacza milczenie, bez pytania.

## Trzy osoby

ghosts-rule-T1 = Jedna talia, po dwie karty i stos z siedmiu kart. Tury idą zgodnie z ruchem wskazówek zegara. Na każde pytanie i każdy podany numer odpowiadają obaj rywale, którzy są jeszcze w rundzie, każdy za swoją kryjówkę.
    .title = Gra w trzy osoby
ghosts-rule-T2 = Gdy trafisz kryjówkę rywala, odpada on z rundy: kryjówka zostaje pokazana, a karta z ręki wychodzi z gry zakryta. Dwie pozostałe osoby zdobywają po 1 punkcie. Osoba, która trafiła, dobiera jeszcze kartę.
    .title = Pierwsze trafienie
    .decision = Trafioną kryjówkę pokazujemy w obu wydaniach.
ghosts-rule-T3 = Gdy trafiona zostaje druga osoba, ostatnia zdobywa jeszcze 1 punkt i runda się kończy.
    .title = Drugie trafienie
ghosts-rule-T4 = Karta 11 może trafić obu rywali naraz.
    .title = Dwa trafienia naraz
    .decision = Obaj odpadają razem, a punkty zdobywa tylko osoba, która trafiła: 2 punkty.
ghosts-rule-T5 = Partia kończy się z końcem rundy, w której ktoś ma 6 lub więcej punktów. Wygrywa najwyższy wynik.
    .title = Koniec partii
    .decision = W obu wydaniach zawsze dogrywamy rundę do końca.
ghosts-rule-T6 = Jeśli dwie osoby remisują na czele, rozgrywają między sobą pełną partię dwuosobową (od G1 do G9). Potrójny remis jest niemożliwy.
    .title = Dogrywka po remisie
    .decision = Los decyduje, kto zaczyna dogrywkę, a wydanie pozostaje to samo. Instrukcja z 2018 roku nie przewiduje dogrywki; gramy ją w obu wydaniach.
ghosts-rule-T7 = Osobę, która odpadła z rundy, pomija się.
    .title = Poza rundą

## Cztery osoby

ghosts-rule-F1 = Dwa zespoły siedzą na zmianę: A, B, A, B. Każdy zespół ma własną talię 13 kart i własny stos; dobierasz ze stosu swojego zespołu. Pytania i podawane numery dotyczą przeciwnego zespołu; odpowiadają ci z niego, którzy są jeszcze w rundzie, każdy za swoją kryjówkę.
    .title = Dwa zespoły, dwa stosy
ghosts-rule-F2 = W każdym zespole jedna osoba dobiera cztery karty, w tajemnicy wybiera z nich dwie kryjówki, dla siebie i dla partnera, a dwie pozostałe karty przekazuje. Partner jedną zostawia sobie w ręku, a drugą oddaje. Swoją kryjówkę możesz obejrzeć.
    .title = Przygotowanie zespołu
    .decision = W 1. rundzie dobiera pierwsze miejsce zespołu, potem oboje zmieniają się co rundę. Osoba, która dobiera, zna obie kryjówki i obie początkowe karty w ręku; partner zna swoją kryjówkę i obie początkowe karty. Tej wiedzy się nie traci: początkową kartę partnera znasz także wtedy, gdy zostanie później odłożona zakryta.
ghosts-rule-F3 = Kto został trafiony, odpada z rundy: kryjówka zostaje pokazana, a karta z ręki wychodzi z gry zakryta. Partner gra dalej i rozgrywa tury obojga. Zespoły zawsze grają na zmianę, a poza tym obowiązuje kolejność miejsc.
    .title = Gdy partner odpada
ghosts-rule-F4 = Karty 8 i 10 oglądają stos przeciwnego zespołu i tylko on decyduje, czy jest co oglądać. Dodatkowa tura z karty 2 dobiera z waszego stosu.
    .title = Czyj stos
ghosts-rule-F5 = Karta 4 chroni tylko osobę, która ją zagrała, a nie jej partnera.
    .title = Ochrona w zespole
    .decision = Jeśli rozgrywasz też tury partnera, który odpadł, ochronę kończy najbliższa tura, twoja lub jego.
ghosts-rule-F6 = Możesz powiedzieć partnerowi, co pokazały ci karty 8 i 10.
    .title = Dzielenie się wiedzą
    .decision = Stół od razu pokazuje partnerowi te karty i miejsca, w które je odkładasz.
ghosts-rule-F7 = Gdy odpadną obie osoby z zespołu, drugi zespół wygrywa rundę i zdobywa 1 punkt. Zespół, który pierwszy ma 3 punkty, wygrywa partię.
    .title = Zwycięstwo zespołu
ghosts-rule-F8 = W zespołach zasada pustego stosu (G8) dotyczy stosu twojego zespołu.
    .title = Pusty stos zespołu
    .decision = Instrukcje nie mówią, który stos się liczy; patrzymy na stos zespołu, którego jest tura.

## Małe talie

ghosts-rule-L1 = Dwie osoby mogą grać talią kart od 1 do 4, od 1 do 5 albo od 1 do 6. Wyższych numerów wtedy nie ma. Wszystko inne jest jak w partii dwóch osób, chyba że tu powiedziano inaczej.
    .title = Mała talia
    .decision = Żadna instrukcja nie przewiduje małych talii. Są nasze: to gry tak małe, że komputer może w nie grać bezbłędnie, więc można nimi mierzyć boty.
ghosts-rule-L2 = Pusty stos nikogo nie zmusza do podania numeru: dopóki trzymasz kartę, możesz jej użyć, w obu wydaniach.
    .title = Stos kończy się od razu
    .decision = Przy czterech kartach stosu w ogóle nie ma; według klasycznej zasady (G8) nie padłoby żadne pytanie.
ghosts-rule-L3 = Podaje się numer, którego nie można wykluczyć: żadnej własnej karty, żadnej odkrytej, żadnej, którą wykluczyła odpowiedź. Dotyczy to także karty 4.
    .title = Tylko możliwe numery
    .decision = W pełnej grze wolno podać dowolny numer (G7), więc runda mogłaby nigdy się nie skończyć. Tutaj każdy podany numer trafia albo coś wyklucza.
ghosts-rule-L4 = Pytanie dotyczy numerów, które są w talii. Karta 1 podaje cztery kolejne, zaczynając od dowolnego numeru od 2 wzwyż; to, co wykracza poza najwyższy, się nie liczy. Karta 6 pyta: czy to 4 lub więcej? Pozostałe karty działają jak zawsze.
    .title = O co pytają karty
    .decision = Na własne pytanie karty 6, 8 lub więcej, odpowiedź brzmiałaby zawsze nie.

## Przykłady

ghosts-examples-intro = W pierwszych siedmiu przykładach grają we troje Ada, Bruno i Celina. Bruno ukrywa się w kryjówce nr 9, a Celina w nr 4, chyba że piszemy inaczej.
ghosts-example-1 = Ada zagrywa 3: „Czy numer twojej kryjówki jest parzysty?” Bruno mówi nie, Celina mówi tak.
ghosts-example-2 = Ada zagrywa 12 i wymienia 4, 7 i 8. Bruno mówi nie, a Celina, ukryta pod numerem 4, mówi tak.
ghosts-example-3 = Ada zagrywa 13 i pyta o 4 lub więcej. Bruno i Celina mówią tak.
ghosts-example-4 = Na stole leży odkryta 5. Ada zagrywa 2 i ją kopiuje: 1, 2, 3 lub 4? Bruno mówi nie, Celina mówi tak. Karta 5 zostaje na swoim miejscu.
ghosts-example-5 = Ada zagrywa 11 i podaje numery 4 i 5. Celina odpada z rundy, a Ada i Bruno zdobywają po 1 punkcie.
ghosts-example-6 = Bruno odkłada zakrytą kartę i podaje numer 4. Każda z rywalek odpowiada za swoją kryjówkę: Ada mówi nie, a Celina jest odnaleziona.
ghosts-example-7 = Tym razem Celina ukrywa się pod numerem 3. Ada zagrywa 4 i podaje numer 6: nie i nie. Potem Bruno zagrywa 5. Ada ma ochronę i milczy, Celina mówi tak.
ghosts-example-8 = Dwie osoby: Ada zaczynała rundę, a teraz podaje numer 6. Jeśli Bruno ukrywa się pod numerem 6, Ada zdobywa 1 punkt, a następną rundę zaczyna Bruno. Jeśli nie, Ada dobiera kartę i zaczyna się tura Bruna.
ghosts-example-9 = Nie masz karty w ręku, a stos jest pusty: w swojej turze możesz tylko podać numer kryjówki.
ghosts-example-10 = Na stole leży odkryta 5, więc nikt nie ma kryjówki nr 5. W zespołach dotyczy to zespołu, który ją zagrał.
ghosts-example-11 = Cztery osoby na miejscach od 1 do 4: miejsce 3 odnajduje kryjówkę miejsca 2. Dalej tury idą tak: 4, 1, 4 (za 2), 3, 4, 1.

ghosts-rules-credits = Autorem gry 13 Ghosts jest Victor Amanatidis, wydawcą Artipia Games; polskie wydanie: Nasza Księgarnia (2018), ilustracje: Tomek Larek. To nieoficjalny stół, a wszystkie teksty są nasze.
