# Doppelgänger Tricks: dlaczego bot gra właśnie tak, i podpowiedzi dla ludzi.

tricks-why-predict = Prognoza ({ tricks-predicted }) sprawdza się dokładnie w około { $percent }% rund z taką ręką.
tricks-why-predict-other = Przy innej prognozie ({ tricks-predicted }) byłoby to { $percent }%.
tricks-why-zero = Zero daje 7 punktów, więc opłaca się nawet przy mniejszej szansie.
tricks-why-need = { $number ->
    [one] Potrzebna jest jeszcze jedna lewa.
    [few] Potrzebne są jeszcze { $number } lewy.
   *[many] Potrzeba jeszcze { $number } lew.
}
tricks-why-need-none = Więcej lew już nie trzeba.
tricks-why-points = Przy innym ruchu prognoza sprawdzałaby się częściej, ale wartości liczą wszystkie punkty rundy, także punkty pozostałych.
tricks-why-too-many = Lew jest już za dużo; teraz chodzi o to, by stracić niewiele i pokrzyżować plany innym.
tricks-why-exact = Z kartą { $card } prognoza sprawdza się dokładnie w { $percent }% rozdań, które są jeszcze możliwe.
tricks-why-wins = { $card } bierze tę lewę.
tricks-why-loses = { $card } nie bierze tej lewy.
tricks-why-may-win = { $card } bierze tę lewę w { $percent }% z nich.
tricks-why-declared = { $card } najlepiej gra jako { tricks-suit }.
tricks-why-claim-1 = Karta premii +1 to pewny punkt.
tricks-why-claim-3 = Karta premii +3 obiecuje więcej niż jeden punkt, bo prognoza raczej się sprawdzi.
tricks-why-other = { $card }: dokładna prognoza w { $percent }%, bierze tę lewę w { $wins }%.
tricks-why-other-declared = { $card } jako { tricks-suit }: dokładna prognoza w { $percent }%, bierze tę lewę w { $wins }%.
tricks-why-other-lost = { $card }: bierze tę lewę w { $wins }%.
tricks-why-other-declared-lost = { $card } jako { tricks-suit }: bierze tę lewę w { $wins }%.
