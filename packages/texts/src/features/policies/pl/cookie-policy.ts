export const cookiePolicy = `
> W przeglądarce przechowujemy tylko to, czego usługa potrzebuje do działania.
> Mierzenie, jak usługa jest używana, jest wyłączone, dopóki nie ma na to zgody.
> Wybór można w każdej chwili zmienić na tej stronie. Po 90 dniach pytamy ponownie.

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

Pomagają zobaczyć, z których stron się korzysta i gdzie pojawiają się trudności, abyśmy mogli uprościć usługę. Są wyłączone, dopóki nie ma na nie zgody. Nic takiego nie jest ładowane przed wyrażeniem zgody.

Za zgodą liczymy odwiedziny stron, rodzaje urządzeń i błędy. Nie wysyłamy treści wiadomości, imienia i nazwiska, numeru osobowego ani niczego o zdrowiu. Z adresów stron usuwamy wszystko, co mogłoby wskazać osobę.

Obecnie Tervita w ogóle nie używa analitycznych plików cookie. Jeśli zaczniemy, policzymy tylko tych, którzy wyrazili zgodę, a pliki cookie najpierw dopiszemy tutaj.

Podstawą prawną jest zgoda. Nie trzeba jej wyrażać, a bez niej usługa działa tak samo.

# Wybór

Przy pierwszej wizycie pojawia się mała karta z trzema możliwościami.

- Zgoda na wszystkie: pozwala na niezbędne i analityczne pliki cookie.
- Tylko niezbędne: analityczne pliki cookie pozostają wyłączone.
- Wybierz: pokazuje oba rodzaje, aby można było zdecydować o każdym.

Do czasu wyboru używane są tylko niezbędne pliki cookie. Ze strony można korzystać także bez wyboru. Wybór obowiązuje w tej przeglądarce i na tym urządzeniu przez 90 dni. Potem pytamy ponownie, bo urządzenie może mieć nowego właściciela, a ludzie zmieniają zdanie.

Wybór można zmienić w ustawieniach na tej stronie lub przez link na dole strony głównej. Po wycofaniu zgody mierzenie natychmiast się kończy.

# W samej przeglądarce

Pliki cookie i zapisane dane można zobaczyć i usunąć w ustawieniach przeglądarki. Po usunięciu wszystkiego następuje wylogowanie, niewysłane szkice przepadają, a o wybór pytamy ponownie. Po zablokowaniu wszelkiego zapisu nie można się zalogować, bo usługa nie wie, że to wciąż ta sama osoba.

Na wspólnym urządzeniu na koniec trzeba się wylogować. Wtedy sesja się kończy, a szkice są usuwane z urządzenia.

# Inne strony

Podczas logowania cyfrowym dowodem tożsamości, przez Google lub Apple na chwilę otwiera się strona tej usługi. Może ona używać własnych plików cookie. Obowiązują dla nich jej zasady i nie mamy na nie wpływu.

# Więcej o danych

Polityka prywatności mówi, jakie dane mamy, po co, jak długo i jakie prawa przysługują. Na pytania o pliki cookie odpowiadamy pod adresem privacy@tervita.example. Można też złożyć skargę do organu ochrony danych, w Polsce do Urzędu Ochrony Danych Osobowych, w Estonii do Andmekaitse Inspektsioon (info@aki.ee).

# Zmiany

Nowy plik cookie dopisujemy do tej listy, zanim go użyjemy. Data na początku mówi, kiedy tekst ostatnio się zmienił.
`;
