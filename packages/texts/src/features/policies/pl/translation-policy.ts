export const translationPolicy = `
> Tłumaczenie pomaga zrozumieć. Przygotowuje je oprogramowanie i może się ono mylić.
> Wysyłany jest tylko tekst wskazany do przetłumaczenia i tylko w tym celu. Nie jest tam przechowywany ani używany do uczenia modeli.
> To, co ważne, trzeba sprawdzić z pacjentem lub tłumaczem. Za wysłany tekst odpowiada nadawca.

# O co chodzi

Tervita może przetłumaczyć wiadomość pacjenta na język pracownika, a odpowiedź na język pacjenta. Funkcję włącza i wyłącza przychodnia. Przed pierwszym użyciem prosimy o przeczytanie tego tekstu i zgodę. Jest on dla pracowników przychodni i uzupełnia ich regulamin.

# Jak to działa

Przy wiadomości lub odpowiedzi naciska się „Przetłumacz”. Tervita wysyła ten tekst, i nic więcej, do usługi tłumaczeń i pokazuje wynik. Tłumaczenie jest oznaczone jako wykonane przez oprogramowanie, a oryginał jest zawsze o jedno naciśnięcie dalej. W dokumentacji pozostaje oryginał. Tłumaczenie nigdy go nie zastępuje.

Po wysłaniu przetłumaczonej odpowiedzi pacjent widzi, że jest to tłumaczenie, i może otworzyć też oryginalne słowa.

# Co i do kogo jest wysyłane

- Tekst wybranej wiadomości lub odpowiedzi i dwa języki.
- Bez imienia i nazwiska, numeru osobowego, danych kontaktowych, plików i wcześniejszej rozmowy. Wysyłane jest tylko to, co jest w samym tekście.

Pacjenci często wpisują w tekst swoje nazwisko lub telefon. Takie słowa są wysyłane razem z nim. Do odpowiedzi nie należy dodawać danych osobowych, których opieka nie wymaga.

Usługa tłumaczeń pracuje dla Tervita OÜ na podstawie umowy. Może użyć tekstu tylko do tłumaczenia. Po odpowiedzi nie przechowuje tekstu, nie uczy na nim oprogramowania i działa w Unii Europejskiej. Administratorem danych jest przychodnia. Tervita OÜ jest podmiotem przetwarzającym, a usługa tłumaczeń kolejnym. Listę takich firm przychodnia otrzymuje z umową i w każdej chwili na prośbę.

Podstawą prawną jest obowiązek przychodni udzielania świadczeń zdrowotnych (RODO art. 6 ust. 1 lit. c i e, art. 9 ust. 2 lit. h). Pacjent dowiaduje się z polityki prywatności, że wiadomości mogą być tłumaczone. Jeśli pacjent tego nie chce, nie należy tłumaczyć jego wiadomości. Trzeba skorzystać z pomocy tłumacza lub innego sposobu.

# Do czego tłumaczenie się nadaje

- Do szybkiego zrozumienia, czego dotyczy wiadomość i jak jest pilna.
- Do prostych odpowiedzi: termin wizyty, przygotowanie do badania, dokąd przyjść, co zabrać.
- Do poproszenia pacjenta o więcej informacji.

# Do czego się nie nadaje

Nie wolno polegać na samym tłumaczeniu, gdy błąd może zaszkodzić. Dotyczy to przede wszystkim takich spraw jak

- dawki, moc i nazwy leków;
- alergie i interakcje;
- zgoda na leczenie lub jego odmowa;
- poważna diagnoza, zła wiadomość, kryzys psychiczny lub zagrożenie życia;
- sprawy prawne, na przykład zaświadczenie lub decyzja o niezdolności do pracy.

W takich przypadkach trzeba poprosić współpracownika, który zna język, skorzystać z zawodowego tłumacza lub zadzwonić do pacjenta. Nie należy prosić dzieci o tłumaczenie.

# Co trzeba sprawdzić

Oprogramowanie popełnia typowe błędy. Gubi „nie”, myli prawo i lewo, jednostki i przecinki dziesiętne, zgaduje slang i skróty. Gwara, literówki i krótkie notatki pogarszają sprawę. Dlatego trzeba

- czytać oryginał obok tłumaczenia, na ile to możliwe;
- porównać po kolei liczby, daty, jednostki i nazwy leków;
- pisać krótkie, pełne zdania bez skrótów, bo tłumaczą się lepiej;
- w ważnej sprawie poprosić pacjenta, by własnymi słowami powiedział, jak zrozumiał;
- zapisać w dokumentacji, co zdecydowano i na jakiej podstawie.

Jeśli tłumaczenie nie ma sensu, nie należy zgadywać. Trzeba zapytać jeszcze raz.

# Odpowiedzialność

Za odpowiedź odpowiada ten, kto ją wysyła, przetłumaczoną lub nie. Ani Tervita OÜ, ani usługa tłumaczeń nie obiecują, że tłumaczenie jest poprawne lub pełne. Nie jest to tłumaczenie przysięgłe i nie wolno go tak używać.

Jeśli błędne tłumaczenie zaszkodziło lub prawie zaszkodziło, najpierw trzeba zadbać o pacjenta. Potem należy zgłosić to w przychodni zgodnie z jej zasadami i napisać do nas na help@tervita.example bez danych pacjenta. Wystarczy podać czas i dwa języki. Resztę znajdziemy w zapisach razem z przychodnią.

# Gdy nie działa

Usługa tłumaczeń może być przez pewien czas niedostępna. Wtedy Tervita o tym mówi, a tekst zostaje na miejscu. Można odpowiedzieć w języku znanym obu stronom, zadzwonić lub spróbować później. Pilna sprawa nie może czekać na tłumaczenie.

# Zapisy

Tervita zapisuje, że tekst przetłumaczono, kiedy, z jakiego języka na jaki i kto o to poprosił. Przychodnia widzi, jak często funkcja jest używana. Jakość tłumaczeń ocenia się tylko na podstawie ocen wystawionych przez samych pracowników.

# Rezygnacja i zmiany

Z tłumaczenia można w każdej chwili zrezygnować. Nic nie jest tłumaczone bez prośby. Przychodnia może wyłączyć funkcję dla wszystkich. Jeśli ten tekst istotnie się zmieni, przed następnym tłumaczeniem prosimy o ponowną zgodę. Na pytania odpowiadamy pod adresem help@tervita.example, a o dane pod adresem privacy@tervita.example.
`;
