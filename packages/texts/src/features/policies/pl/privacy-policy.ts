export const privacyPolicy = `
> Za dane o zdrowiu odpowiada przychodnia. Przechowujemy je dla niej i do niczego innego nie używamy.
> My odpowiadamy za konto: imię i nazwisko, dane kontaktowe i sposób logowania.
> Można zobaczyć, poprawić, otrzymać i usunąć swoje dane oraz złożyć skargę do organu ochrony danych.

# Kto odpowiada

O dane dbają dwie strony, a prawo daje im różne obowiązki.

- Przychodnia jest administratorem danych o zdrowiu: wiadomości, plików, odpowiedzi, notatek i recept. Decyduje, po co i jak są używane. Tervita OÜ jest podmiotem przetwarzającym. Działamy na pisemne polecenie przychodni i na podstawie umowy, której wymaga prawo.
- Tervita OÜ (Tallinn, Estonia) jest administratorem konta: tego, kim jest dana osoba, jak się loguje, na jakie teksty się zgodziła, oraz zapisów, które chronią usługę.

Nasz inspektor ochrony danych odpowiada pod adresem privacy@tervita.example. W sprawie danych o zdrowiu można też zwrócić się do samej przychodni. Kontakt do niej jest w informacjach o przychodni.

# Jakie dane

- Konto: imię i nazwisko, numer osobowy, data urodzenia, płeć, e-mail, telefon, język oraz to, na co i kiedy wyrażono zgodę.
- Dane o zdrowiu: powód wiadomości, odpowiedzi i wiadomości, pliki, odpowiedzi przychodni, prośby o recepty i zaświadczenia, opinie.
- Osoby reprezentowane: te same dane o nich i to, kto je reprezentuje.
- Pracownicy: imię i nazwisko, rola, przychodnia i działania w usłudze.
- Dane techniczne: czas logowań, adres sieciowy, rodzaj przeglądarki, błędy. Ze zgłoszeń błędów usuwamy numery osobowe i adresy e-mail.

Dane otrzymujemy od samej osoby, od usługi cyfrowego potwierdzania tożsamości i od przychodni, która ma listę pacjentów z rejestru krajowego.

# Po co i na jakiej podstawie prawnej

- Aby można było napisać do przychodni i dostać odpowiedź. Podstawą przychodni jest obowiązek udzielania świadczeń zdrowotnych (RODO art. 6 ust. 1 lit. c i e, art. 9 ust. 2 lit. h).
- Aby prowadzić konto i pokazywać e-kontakty. To umowa z nami (art. 6 ust. 1 lit. b).
- Aby powiadomić, że przyszła odpowiedź. To część tej samej umowy. Powiadomienie nigdy nie mówi, czego odpowiedź dotyczy.
- Aby chronić usługę i pokazać, kto oglądał jakie dane. To obowiązek prawny i nasz uzasadniony interes w bezpieczeństwie (art. 6 ust. 1 lit. c i f).
- Aby mierzyć, jak usługa jest używana, tylko za zgodą w ustawieniach plików cookie (art. 6 ust. 1 lit. a). Zgodę można w każdej chwili wycofać.

Nie sprzedajemy danych, nie używamy danych o zdrowiu do reklamy i nie uczymy oprogramowania na wiadomościach.

# Oprogramowanie, które pomaga

Jeśli przychodnia to włączyła, oprogramowanie może zadawać pytania, przygotować dla przychodni krótkie podsumowanie lub przetłumaczyć wiadomość. Działa w imieniu przychodni. Jego teksty są oznaczone. Żadnej decyzji nie podejmuje samo oprogramowanie: czyta i decyduje człowiek w przychodni.

# Kto otrzymuje dane

- Pracownicy przychodni, do której się pisze, każdy w zakresie swojego zadania.
- Nasi pracownicy tylko wtedy, gdy błędu nie da się usunąć inaczej, a każde obejrzenie jest zapisywane.
- Firmy, które pracują dla nas na podstawie umowy: hosting, wysyłanie e-maili i SMS-ów, potwierdzanie tożsamości, tłumaczenie i oprogramowanie językowe, kontrola antywirusowa plików.
- Organy władzy, gdy prawo nakłada taki obowiązek na nas lub na przychodnię.

Dane są przechowywane w Unii Europejskiej. Jeśli któraś z tych firm działa poza nią, stosujemy zabezpieczenia wymagane przez prawo, na przykład standardowe klauzule Komisji Europejskiej, i na prośbę o nich informujemy.

# Jak długo

- Dane o zdrowiu: tak długo, jak prawo każe przychodni przechowywać dokumentację. W Estonii jest to zasadniczo 30 lat, w Polsce 20 lat.
- Konto: dopóki istnieje. Usuwamy je w ciągu 30 dni od prośby, z wyjątkiem tego, co musimy zachować z mocy prawa.
- Zapisy o tym, kto oglądał i zmieniał dane: pięć lat.
- Dzienniki techniczne: najwyżej 12 miesięcy.
- Niewysłane szkice: tylko na własnym urządzeniu, najwyżej 30 dni.

# Jak je chronimy

Dane są przesyłane w postaci zaszyfrowanej. Dane każdej przychodni są oddzielone i w programie, i w bazie danych. Dostęp wymaga osobistego logowania, a oglądanie danych zostawia ślad. Sesje kończą się same. Testujemy zabezpieczenia i o naruszeniu powiadamiamy przychodnię, organ nadzorczy i osoby, których ono dotyczy, tak jak wymaga prawo.

# Prawa

Wobec administratora danych każdy ma prawo do

- wglądu w dane i otrzymania ich kopii;
- poprawienia tego, co jest błędne;
- usunięcia tego, czego nie trzeba już przechowywać;
- ograniczenia przetwarzania danych lub sprzeciwu wobec niego;
- otrzymania podanych danych w formie czytelnej dla maszyny;
- wycofania zgody w każdej chwili. To, co zrobiono wcześniej, pozostaje zgodne z prawem.

W Tervicie widać własne e-kontakty i to, kto je oglądał. O danych o zdrowiu prosimy pisać do przychodni, o koncie na adres privacy@tervita.example. Odpowiadamy w ciągu miesiąca. Czasem musimy się upewnić, kto pisze.

# Dzieci

Dane dziecka wprowadza rodzic lub opiekun. Powiązanie kończy się w dniu 18. urodzin dziecka.

# Skargi

Najpierw prosimy napisać do nas, abyśmy mogli to naprawić. Można też złożyć skargę do organu ochrony danych. W Estonii jest to Andmekaitse Inspektsioon (Tatari 39, 10134 Tallinn, info@aki.ee). W Polsce jest to Urząd Ochrony Danych Osobowych. Można także zwrócić się do sądu.

# Zmiany

Data najnowszego tekstu jest na początku. Gdy zmiana jest istotna, prosimy o przeczytanie i ponowną zgodę.
`;
