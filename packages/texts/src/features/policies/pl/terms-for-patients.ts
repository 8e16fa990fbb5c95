export const termsForPatients = `
> Tutaj można napisać do swojej przychodni. Odpowiada ona w godzinach pracy. W nagłym przypadku należy dzwonić pod 112.
> Za porady medyczne odpowiada przychodnia. Tervita dba o to, by usługa działała i była bezpieczna.
> Prosimy pisać prawdę, nie udostępniać swojego logowania i pisać za inną osobę tylko wtedy, gdy ma się do tego prawo.

# Dla kogo jest ten regulamin

Ten regulamin obowiązuje między osobą, która korzysta z usługi, a Tervita OÜ, firmą prowadzącą usługę Tervita. Dotyczy korzystania z Tervity jako pacjent albo pisania w imieniu reprezentowanej osoby, na przykład własnego dziecka.

O leczeniu decyduje przychodnia. Wzajemne obowiązki pacjenta i przychodni w opiece zdrowotnej wynikają z prawa i z umowy z przychodnią. Ten regulamin ich nie zmienia.

# Czym jest Tervita

W Tervicie wysyła się do przychodni opis problemu zdrowotnego. Nazywamy to e-kontaktem. Pielęgniarka, lekarz lub inny pracownik przychodni czyta go i odpowiada. Można dodać pliki, odpowiedzieć na pytania, poprosić o przedłużenie recepty i śledzić wszystko w jednym miejscu.

Tervita to sposób na napisanie wiadomości. Nie jest przychodnią, nikogo nie leczy i sama nie udziela porad medycznych. Pytania, które pomagają opisać problem, są przygotowane wcześniej albo z pomocą oprogramowania. Decyzję zawsze podejmuje człowiek w przychodni.

# Nie w nagłych przypadkach

Nikt nie śledzi e-kontaktów przez całą dobę. Nie należy używać Tervity, gdy pomoc jest potrzebna natychmiast.

- Jeśli zagrożone jest życie, należy dzwonić pod 112. Poza Estonią i Polską należy dzwonić pod numer alarmowy kraju pobytu.
- Jeśli podczas czekania na odpowiedź stan się pogarsza, nie należy czekać dalej. Trzeba zadzwonić do przychodni lub wezwać pomoc.
- Przychodnia odpowiada w godzinach pracy. Jak szybko, zależy od przychodni i od problemu.

# Konto

Trzeba mieć co najmniej 18 lat. Za dziecko pisze rodzic lub opiekun.

Logowanie odbywa się za pomocą cyfrowego dowodu tożsamości lub w inny sposób dostępny w danym kraju. Konto należy do jednej osoby. Nie wolno pozwalać innym z niego korzystać, a na wspólnym urządzeniu trzeba się wylogować. Jeśli ktoś inny mógł mieć dostęp do konta, prosimy o natychmiastową wiadomość.

Adres e-mail i numer telefonu powinny być aktualne. Tam informujemy, że przyszła odpowiedź. Dla ochrony prywatności te wiadomości nigdy nie mówią, czego odpowiedź dotyczy.

# Pisanie w imieniu innej osoby

W imieniu innej osoby można pisać tylko wtedy, gdy ma się do tego prawo: jest się rodzicem lub opiekunem dziecka, osoba na to pozwoliła albo prawo to daje ustawa. Gdy to prawo wygasa, nie widać już tego, co napisano w imieniu tej osoby. Powiązanie z dzieckiem kończy się w dniu jego 18. urodzin.

Przychodnia może poprosić o potwierdzenie prawa do reprezentowania i do tego czasu nie odpowiadać.

# O co prosimy

- Prosimy pisać prawdę i jak najjaśniej. Przychodnia polega na tym, co jest napisane.
- Prosimy odpowiadać, gdy przychodnia pyta o więcej.
- Prosimy o uprzejmość. Pracownik może zamknąć e-kontakt, który obraża albo nie dotyczy zdrowia.
- Prosimy wysyłać tylko pliki, które dotyczą problemu i które wolno udostępnić.
- Nie wolno próbować zobaczyć cudzych danych, zakłócać usługi ani omijać jej zabezpieczeń.

Jeśli ktoś łamie te zasady poważnie lub wielokrotnie, możemy ograniczyć lub zamknąć konto. Gdy to możliwe, uprzedzamy o tym. Przychodnia nadal pomaga telefonicznie lub na miejscu.

# Co może przychodnia

Przychodnia może odpowiedzieć, zaprosić na wizytę, przekazać e-kontakt innemu pracownikowi, zakończyć go albo odrzucić z podaniem powodu. Jeśli pacjenta nie ma na liście przychodni, może ona zdecydować, że go nie przyjmie. Zakończony e-kontakt można przez pewien czas otworzyć ponownie.

# Ile to kosztuje

Dla pacjentów Tervita jest bezpłatna. Jeśli przychodnia pobiera opłatę za swoją usługę, informuje o tym przed wyrażeniem zgody.

# Jak to działa

Staramy się, by Tervita była zawsze dostępna, ale z powodu prac lub awarii może nie działać. Wtedy prosimy zadzwonić do przychodni. Tekst zapisujemy na urządzeniu już w trakcie pisania, aby nie przepadł, gdy połączenie się przerwie.

Odpowiadamy za szkody wyrządzone umyślnie lub przez rażące niedbalstwo oraz zawsze tam, gdzie prawo nie pozwala ograniczyć odpowiedzialności. Nie odpowiadamy za decyzje medyczne przychodni, za błędną odpowiedź wynikającą z nieprawdziwych danych ani za usterki urządzenia lub połączenia. Prawa konsumenta pozostają takie, jakie daje ustawa.

# Dane

Polityka prywatności mówi, co robimy z danymi i jakie prawa przysługują. Administratorem danych o zdrowiu jest przychodnia. My przechowujemy je i pokazujemy w jej imieniu.

# Zakończenie i zmiany

Z Tervity można w każdej chwili zrezygnować i poprosić o zamknięcie konta. Korespondencja z przychodnią pozostaje w jej dokumentacji tak długo, jak wymaga prawo.

Możemy zmienić ten regulamin, gdy zmienia się usługa lub prawo. Gdy zmiana jest istotna, prosimy o ponowną zgodę. Bez zgody nadal można kontaktować się z przychodnią w inny sposób.

# Prawo i spory

Obowiązuje prawo estońskie. Osobom mieszkającym w innym kraju przysługuje także ochrona, którą jego prawo daje konsumentom. Najpierw prosimy napisać do nas: help@tervita.example. Jeśli nie znajdziemy rozwiązania, można zwrócić się do estońskiej komisji do spraw sporów konsumenckich, do instytucji ochrony konsumentów w swoim kraju lub do sądu.
`;
