# Doppelgänger Tricks: strona z zasadami. Jeden komunikat na punkt, w kolejności punktów gry.

tricks-rules-title = Jak grać w Doppelgänger Tricks
tricks-rules-intro = Przed każdą rundą przewidujesz, ile lew weźmiesz, i zdobywasz punkty, jeśli prognoza się sprawdzi. Jeden kolor nie ma własnej twarzy: jego doppelgängery udają karty innych kolorów, a gdy któryś trafi na kartę, którą udaje, znika z lewy razem z nią. Dzięki nim dotrzymasz własnej prognozy i pokrzyżujesz cudze. Gra się w trzy lub cztery osoby, każdy na siebie. Tam, gdzie instrukcja milczy, trzeba było coś postanowić i uczciwie o tym mówimy.
tricks-rules-section-cards = Talia
tricks-rules-section-R = Runda
tricks-rules-section-S = Punkty za rundę
tricks-rules-section-M = Cała partia
tricks-rules-section-L = Małe talie, do badań

tricks-rules-deck = Talia ma 40 kart o wartościach od 1 do 10 w czterech kolorach: kwadraty ■, koła ●, trójkąty ▲ i doppelgängery ◈. W trzy osoby gra się bez czterech kart o wartości 10, więc zostaje 36. Obok talii leżą dwie karty premii: +1 i +3.

## Runda

tricks-rule-R1 = Wszystkie karty rozdaje się po równo: po 12 w trzy osoby, po 10 w cztery. Swoją rękę oglądasz tylko ty.
    .title = Rozdanie kart
tricks-rule-R2 = Każdy w tajemnicy przewiduje, ile lew weźmie w tej rundzie. Wszystkie prognozy odkrywa się w tej samej chwili i od tej pory są jawne.
    .title = Prognoza lew
    .decision = Wolno przewidzieć dowolną liczbę od 0 do liczby lew w rundzie: 12 w trzy osoby, 10 w cztery.
tricks-rule-R3 = Według instrukcji 1. rundę zaczyna osoba, która ostatnio spotkała kogoś bardzo do siebie podobnego. Każdą kolejną zaczyna osoba po lewej stronie tej, która zaczynała poprzednią.
    .title = Kto zaczyna
    .decision = U nas o 1. rundzie decyduje los, chyba że osoba zakładająca stół wskaże miejsce.
tricks-rule-R4 = Kto rozpoczyna lewę, zagrywa dowolną kartę, a jej kolor staje się kolorem wiodącym. Zgodnie z ruchem wskazówek zegara pozostali dokładają po jednej karcie. Jeśli masz zwykłą kartę w kolorze wiodącym, musisz dołożyć do koloru; wystarczy też doppelgänger (R6). Jeśli nie masz, zagraj, co chcesz.
    .title = Dokładanie do koloru
tricks-rule-R5 = Jeśli rozpoczynasz lewę doppelgängerem, ogłoś, jaki kolor udaje: kwadraty, koła czy trójkąty. To jest kolor wiodący.
    .title = Rozpoczęcie doppelgängerem
tricks-rule-R6 = Doppelgänger zagrany w lewie później zawsze liczy się jako karta w kolorze wiodącym. Wolno go zagrać w każdej chwili, nawet mając ten kolor w ręku, ale nigdy nie trzeba: jeśli do koloru masz tylko doppelgängery, zagraj dowolną kartę.
    .title = Doppelgänger do koloru
tricks-rule-R7 = Gdy w jednej lewie spotkają się zwykła karta w kolorze wiodącym i doppelgänger o tej samej wartości, następuje anihilacja: obie karty przestają się liczyć. Dotyczy to tylko koloru wiodącego: w lewie kwadratów 5◈ nie rusza karty 5●.
    .title = Jak działa anihilacja
tricks-rule-R8 = Z kart, które zostały, lewę bierze najwyższa w kolorze wiodącym. Doppelgänger, który został, liczy się jako kolor wiodący.
    .title = Kto bierze lewę
tricks-rule-R9 = Jeśli nie została żadna karta w kolorze wiodącym, ale są inne, wygrywa najwyższa wartość bez względu na kolor. Przy równych wartościach wygrywa karta zagrana wcześniej.
    .title = Bez koloru wiodącego
tricks-rule-R10 = Jeśli nie została żadna karta, nikt nie bierze lewy i ta sama osoba rozpoczyna następną.
    .title = Bez żadnej karty
tricks-rule-R11 = Kolor wiodący się nie zmienia, nawet jeśli karta, która rozpoczęła lewę, ulegnie anihilacji.
    .title = Kolor wiodący zostaje
tricks-rule-R12 = Kto bierze lewę, rozpoczyna następną. Liczba wziętych lew jest jawna dla wszystkich.
    .title = Po lewie
    .decision = Karty z lewy, której nikt nie wziął, wypadają z gry i leżą odkryte w historii.
tricks-rule-R13 = We własnej turze, zaraz po zagraniu karty, możesz ogłosić, że nie masz już doppelgängerów, i wziąć jedną z kart premii, które jeszcze są. Nie trzeba tego robić, można też w późniejszej turze. Jeśli w rozdaniu nie było dla ciebie żadnego doppelgängera, najpierw zagraj pierwszą kartę.
    .title = Karty premii
    .decision = Każdy bierze najwyżej jedną kartę premii na rundę, a przy ostatniej karcie rundy jest to jeszcze możliwe. Karta, ogłoszony kolor i wzięcie premii to jeden ruch, żeby żadna pauza nie zdradziła, kto może ją wziąć.
tricks-rule-R14 = Stół pokazuje wszystkim zagrane karty, prognozy, wzięte lewy, kto nie dołożył do koloru oraz kto i kiedy wziął którą kartę premii: ta osoba nie ma doppelgängerów. Karty w ręku są tajne.
    .title = Co widzisz

## Punkty za rundę

tricks-rule-S1 = Za dokładną prognozę zdobywasz 3 punkty. Jedna lewa za dużo lub za mało: 1 punkt. Większa różnica: nic.
    .title = Punkty za prognozę
tricks-rule-S2 = Przy prognozie zero zdobywasz 7 punktów, jeśli nie weźmiesz żadnej lewy, a w przeciwnym razie nic, nawet przy jednej lewie.
    .title = Prognoza zero
tricks-rule-S3 = Karta premii +1 daje 1 punkt niezależnie od wszystkiego. Karta premii +3 daje 3 punkty, jeśli prognoza dokładnie się sprawdzi, a w przeciwnym razie nic.
    .title = Punkty za karty premii
tricks-rule-S4 = Po podliczeniu punktów karty premii wracają na następną rundę.
    .title = Karty premii wracają

## Cała gra

tricks-rule-M1 = Rozgrywa się tyle rund, ile jest osób: trzy lub cztery. Partię wygrywa najwyższy wynik, a przy remisie zwycięstwo się dzieli.
    .title = Jak wygrać partię

## Małe talie

tricks-rule-L1 = Talia może mieć mniej wartości: od 1 do wybranej liczby. To, czego nie da się rozdać po równo, odkłada się jawnie: najwyższy trójkąt, a w razie potrzeby także najwyższe koło.
    .title = Talia o niewielu wartościach
    .decision = Instrukcja nie przewiduje małych talii. Są nasze, tak małe, że komputer może je przejść w całości; przy dwóch wartościach runda to dwie lewy.
tricks-rule-L2 = Przy dwóch kartach w ręku nie ma kart premii.
    .title = Dwie karty, bez premii
    .decision = Ich zgłaszanie ważyłoby więcej niż same lewy.

## Przykłady

tricks-examples-intro = W pierwszych ośmiu przykładach grają cztery osoby w tej kolejności: Ada, Bruno, Celina i Darek. Lewę rozpoczyna Ada.
tricks-example-1 = Ada rozpoczyna kartą 9■, potem są 9◈, 2■ i 5■. Doppelgänger liczy się jako kwadrat, więc obie dziewiątki znikają. Lewę bierze Darek kartą 5■.
tricks-example-2 = Ada rozpoczyna kartą 4●, Bruno nie ma kół i zagrywa 9▲, Celina zagrywa 9◈, a Darek 6●. Doppelgänger liczy się jako koło i nie rusza trójkąta. Lewę bierze Celina kartą 9◈.
tricks-example-3 = Ada rozpoczyna kartą 5◈ i ogłasza kwadraty; potem są 2■, 8■ i 6■. W lewie nie ma karty 5■, więc nic nie znika. Lewę bierze Celina kartą 8■.
tricks-example-4 = Ada rozpoczyna kartą 8◈ i ogłasza trójkąty; potem są 3▲, 8▲ i 6▲. Obie ósemki znikają. Lewę bierze Darek kartą 6▲.
tricks-example-5 = Ada rozpoczyna kartą 4▲, a Bruno zagrywa 4◈. Celina nie ma trójkątów i zagrywa 9●, Darek zagrywa 1▲. Obie czwórki znikają, ale kolorem wiodącym nadal są trójkąty. Lewę bierze Darek kartą 1▲.
tricks-example-6 = Ada rozpoczyna kartą 2■, potem są 2◈, 6◈ i 6■. Znikają obie dwójki i obie szóstki. Nikt nie bierze lewy, a następną znów rozpoczyna Ada.
tricks-example-7 = Ada rozpoczyna kartą 9●, a Bruno zagrywa 9◈. Celina i Darek nie mają kół i zagrywają 6▲ oraz 3■. Obie dziewiątki znikają i nie zostaje żadne koło, więc decyduje najwyższa wartość: lewę bierze Celina kartą 6▲. Wygrałaby nawet przeciw karcie 6■, bo jej karta leżała na stole wcześniej.
tricks-example-8 = Ada rozpoczyna kartą 5●. Bruno ma 3■, 7▲ i 2◈: bez kół może zagrać dowolną z nich. Celina ma 6●, 1◈, 10◈ i 9■: może zagrać 6● albo jednego z doppelgängerów, ale nie 9■.
tricks-example-9 = Trzy osoby w tajemnicy przewidują 2, 0 i 6 lew i odkrywają to w tej samej chwili. Osoba z prognozą 0 nie bierze żadnej lewy i ma kartę premii +3: to 7 i 3, czyli 10 punktów.
tricks-example-10 = Twoja prognoza to 4 lewy, a bierzesz 5: 1 punkt. Z kartą premii +1 byłyby 2 punkty, a karta premii +3 nic by nie dała.
tricks-example-11 = Twoja prognoza to 0 lew, a bierzesz 1: żadnych punktów. Karta premii +1 i tak dałaby 1 punkt.
tricks-example-12 = Bruno zagrywa 2◈, swojego ostatniego doppelgängera, i w tym samym ruchu bierze kartę premii +3. Celina nie dostała żadnego doppelgängera: kartę premii +1 może wziąć przy pierwszej karcie albo później, jeśli jeszcze tam będzie.
tricks-example-13 = Po ostatniej rundzie w trzy osoby wynik to 14, 9 i 14: osoby z 14 punktami dzielą zwycięstwo.

tricks-rules-credits = Doppelgänger Tricks: projekt i ilustracje Mashiu, wydawca Mashiu Games (2025); brazylijskie wydanie: Selo Carteadado (2026). To nieoficjalny stół, a wszystkie teksty są nasze.
