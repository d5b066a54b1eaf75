# Raport o równowadze Doppelgänger Tricks.

tricks-balance-family-claimed = Zdobyte karty premii
tricks-balance-measure-exact = Dokładne prognozy
tricks-balance-measure-prediction = Prognozowane lewy
tricks-balance-measure-off = Błąd prognozy w lewach
tricks-balance-measure-nobody = Lewy, których nikt nie wziął
tricks-balance-measure-predicted = Jak często przewiduje się każdą liczbę lew
tricks-balance-measure-exact-by-prediction = Jak często każda prognoza jest dokładna
tricks-balance-measure-points-by-prediction = Punkty rundy według prognozy
tricks-balance-claimed = Karta premii +{ $key }
