# Plansza gry, która nie ma własnej: stół jako tabela, ruchy jako przyciski.

generic-table = Stół
generic-moves = Twoje ruchy
generic-others = Inne ruchy
generic-filter = Znajdź ruch
generic-found = { $found } z { $total }
generic-none = Żaden ruch nie zawiera tych słów.
generic-secret = ukryte
generic-nothing = brak
generic-points = punkty
