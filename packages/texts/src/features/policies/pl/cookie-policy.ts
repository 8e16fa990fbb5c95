export const cookiePolicy = `
> W przeglądarce przechowujemy tylko to, czego usługa potrzebuje do działania.
> Liczenie otwieranych stron jest wyłączone, dopóki nie ma na to zgody.
> Wybór można w każdej chwili zmienić na tej stronie. Obowiązuje 90 dni.

# O co chodzi

Plik cookie to mały tekst, który strona zostawia w przeglądarce i dostaje z powrotem przy każdej wizycie. Przeglądarka ma też inne miejsca: pamięć lokalną, która zostaje na urządzeniu, i pamięć sesji, która znika po zamknięciu karty. Na tej stronie wymieniono wszystko, co Tervita przechowuje w tych miejscach. Pisząc „pliki cookie”, mamy na myśli je wszystkie.

Za te pliki cookie odpowiada Tervita OÜ. Nie używamy reklamowych plików cookie, nie umieszczamy na stronach treści innych firm i nie śledzimy nikogo na innych stronach.

# Niezbędne pliki cookie

Bez nich usługa nie działa, dlatego nie wymagają zgody. Są zawsze włączone.

- tervita lub __Host-tervita (plik cookie): sesja. Zawiera losowy kod, który mówi, że ktoś jest zalogowany, i nic o tej osobie. Kończy się po wylogowaniu, po 30 minutach bezczynności lub 12 godzin po zalogowaniu. Skrypty strony nie mogą go odczytać.
- tervita-sign-in (plik cookie): wiąże logowanie cyfrowym dowodem tożsamości z przeglądarką, w której się zaczęło. Znika po zakończeniu logowania, najpóźniej po 15 minutach.
- tervita.PRM_COOKIE_CONSENT (pamięć lokalna): wybór dokonany na tej stronie. Obowiązuje 90 dni i nie jest do nas wysyłany.
- tervita.language (pamięć lokalna): wybrany język.
- tervita.theme (pamięć lokalna): jasny lub ciemny wygląd, jeśli został wybrany.
- tervita.menu (pamięć lokalna): szerokie lub wąskie menu boczne.
- tervita.sign-in-method (pamięć lokalna): ostatni sposób logowania, aby pokazać go jako pierwszy. Nie mówi, kim jest dana osoba.
- tervita.draft (pamięć lokalna): tekst napisany, ale niewysłany, aby przerwane połączenie lub koniec sesji nie sprawiły, że przepadnie. Należy do konta, pozostaje na tym urządzeniu najwyżej 30 dni i jest usuwany po wysłaniu tekstu lub wylogowaniu.
- tervita-last-seen (baza danych przeglądarki), tervita.last-seen (pamięć lokalna): e-kontakty otwierane ostatnio przez pacjenta, aby można je było czytać bez połączenia, oraz czyje one są. Pozostają na tym urządzeniu najwyżej 7 dni i są usuwane po wylogowaniu, po zalogowaniu się kogoś innego oraz po wyłączeniu tego w ustawieniach. Po pracownikach przychodni nic tam nie zostaje.
- tervita-… (pamięć podręczna przeglądarki): pliki samej aplikacji, aby otwierała się bez połączenia. Nie mówią nic o osobie.
- tervita.push (pamięć lokalna): że na tym urządzeniu włączono powiadomienia. Ich adres nadaje producent przeglądarki; powiadomienie jest zaszyfrowane, więc może je odczytać tylko to urządzenie.
- tervita.reads-only-online, tervita.notices-offered, tervita.leaving (pamięć lokalna): że nic nie jest przechowywane do czytania bez połączenia, że raz zaproponowano powiadomienia, że wylogowano się bez połączenia.
- tervita.requested (pamięć sesji): strona, która miała się otworzyć przed zalogowaniem.
- tervita.clinic (pamięć sesji): przychodnia, dla której pracownik pracuje w tej karcie.
- tervita.sign-in-started (pamięć sesji): kiedy zaczęło się logowanie, aby można było powiedzieć, dlaczego się nie udało.

Podstawą prawną jest to, że przechowywanie jest ściśle niezbędne do usługi, o którą ktoś sam poprosił.

# Analityczne pliki cookie

Liczenie pomaga zobaczyć, z których stron się korzysta, abyśmy mogli uprościć usługę. Jest wyłączone, dopóki nie ma na nie zgody. Przed wyrażeniem zgody żadna strona nie jest liczona.

Za zgodą każda otwarta strona dodaje jeden do liczby otwarć tej strony w danym dniu, na naszym własnym serwerze. Liczymy tylko nazwę strony, na przykład „ustawienia”. Nie zapisujemy przy niej, kto ją otworzył, z jakiego urządzenia ani z jakiego adresu, ani niczego z treści wiadomości. Innym firmom nic nie przekazujemy.

Nie powstaje przy tym żaden plik cookie: przechowywany jest tylko wybór, jak podano wyżej. Liczenie nie wszędzie jest włączone. Tam, gdzie jest wyłączone, nikogo nie pytamy, żadna strona nie jest liczona, a wybór niczego nie zmienia. Jeśli zaczniemy używać analitycznego pliku cookie, najpierw dopiszemy go tutaj.

Podstawą prawną jest zgoda. Nie trzeba jej wyrażać, a bez niej usługa działa tak samo.

Jedno nie zależy od tego wyboru i niczego nie zostawia w przeglądarce: jak często pracownicy przychodni używają narzędzi pracy, na przykład skrótów klawiszowych, szablonów i tłumaczenia. Osoby prowadzące platformę widzą tylko sumy ze wszystkich przychodni.

# Wybór

Tam, gdzie odwiedziny są liczone, przy pierwszej wizycie pojawia się mała karta z trzema możliwościami.

- Zgoda na wszystkie: pozwala na niezbędne pliki cookie i liczenie.
- Tylko niezbędne: liczenie pozostaje wyłączone.
- Wybierz: pokazuje oba rodzaje, aby można było zdecydować o każdym.

Do czasu wyboru używane są tylko niezbędne pliki cookie i żadna strona nie jest liczona. Ze strony można korzystać także bez wyboru. Wybór obowiązuje w tej przeglądarce i na tym urządzeniu przez 90 dni. Potem pytamy ponownie, bo urządzenie może mieć nowego właściciela, a ludzie zmieniają zdanie.

Wybór można zmienić w ustawieniach na tej stronie lub przez link na dole strony głównej. Po wycofaniu zgody liczenie natychmiast się kończy.

# W samej przeglądarce

Pliki cookie i zapisane dane można zobaczyć i usunąć w ustawieniach przeglądarki. Po usunięciu wszystkiego następuje wylogowanie, niewysłane szkice przepadają, a wybór zostaje zapomniany. Po zablokowaniu wszelkiego zapisu nie można się zalogować, bo usługa nie wie, że to wciąż ta sama osoba.

Na wspólnym urządzeniu na koniec trzeba się wylogować. Wtedy sesja się kończy, a szkice są usuwane z urządzenia.

# Inne strony

Podczas logowania cyfrowym dowodem tożsamości, przez Google lub Apple na chwilę otwiera się strona tej usługi. Może ona używać własnych plików cookie. Obowiązują dla nich jej zasady i nie mamy na nie wpływu.

# Więcej o danych

Polityka prywatności mówi, jakie dane mamy, po co, jak długo i jakie prawa przysługują. Na pytania o pliki cookie odpowiadamy pod adresem privacy@tervita.example. Można też złożyć skargę do organu ochrony danych, w Polsce do Urzędu Ochrony Danych Osobowych, w Estonii do Andmekaitse Inspektsioon (info@aki.ee).

# Zmiany

Nowy plik cookie dopisujemy do tej listy, zanim go użyjemy. Data na początku mówi, kiedy tekst ostatnio się zmienił.
`;
