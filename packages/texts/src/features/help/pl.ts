import { plural } from '../../core/index.ts';
import type { help as en } from './en.ts';

const n = plural('pl');
const article = (title: string, ...lines: string[]) => ({ title, lines });

export const help: typeof en = {
  title: 'Pomoc',
  picture: (title) => `Zrzut ekranu: ${title}`,
  search: 'Szukaj, na przykład „kod”',
  searchLabel: 'Szukaj w pomocy',
  clearSearch: 'Wyczyść wyszukiwanie',
  found: (count) => n(count, { one: 'odpowiedź', few: 'odpowiedzi', other: 'odpowiedzi' }),
  nothingFound: 'Brak odpowiedzi z tymi słowami. Spróbuj innych albo napisz do nas.',
  inDanger: 'Nagły wypadek?',
  callNumber: (number) => `Zadzwoń pod numer ${number}`,
  usage: 'Korzystanie z Tervity',
  usageHint: {
    patient: 'Jak napisać, pisać za dziecko, wysłać pliki',
    clinic: 'Skrzynka, odpowiedzi, listy, wiadomości',
  },
  problem: 'Problem techniczny',
  problemHint: 'Coś nie działa',
  idea: 'Życzenie lub pomysł',
  ideaHint: 'Co można poprawić',
  oftenAsked: 'Częste pytania',
  allAnswers: 'Wszystkie odpowiedzi',
  notHealth:
    'Pomagamy w korzystaniu z Tervity, nie w sprawach zdrowia. O zdrowiu prosimy pisać lub dzwonić do przychodni.',
  notHealthStaff: 'Pomagamy w korzystaniu z Tervity. Nigdy nie wpisuj tu danych pacjenta.',
  notFoundYet: 'Nie ma tu odpowiedzi?',
  writeToUs: 'Napisz do pomocy technicznej',
  quickHelp: 'Często pomaga od razu',
  form: {
    problemTitle: 'Napisz, co nie działa',
    ideaTitle: 'Napisz, co można poprawić',
    usageTitle: 'Zapytaj, jak coś zrobić',
    lead: 'Czyta to pomoc techniczna Tervity, nie przychodnia. Prosimy nie pisać o zdrowiu.',
    leadStaff: 'Czyta to pomoc techniczna Tervity. Prosimy nie wpisywać danych pacjenta.',
    topic: 'Temat',
    topics: {
      APP_USAGE: 'Korzystanie z Tervity',
      TECHNICAL_PROBLEM: 'Problem techniczny',
      AMENDMENT: 'Życzenie lub pomysł',
    },
    subject: 'Tytuł',
    description: {
      APP_USAGE: 'Co chcesz zrobić?',
      TECHNICAL_PROBLEM: 'Co się stało, a czego można było oczekiwać?',
      AMENDMENT: 'Co powinno być inaczej i dlaczego?',
    },
    email: 'E-mail do odpowiedzi',
    along: 'Razem z wiadomością',
    error: (id) => `Błąd, który się pojawił: ${id}`,
    browser: (name) => `Przeglądarka: ${name}`,
    nothingElse: 'Nic z tego, co napisano do przychodni',
    nothingElseStaff: 'Nic z tego, co napisali pacjenci',
    send: 'Wyślij do pomocy technicznej',
    sending: 'Wysyłanie',
    byMail: 'Napisz zwykły e-mail',
  },
  sent: {
    title: 'Wysłano do pomocy technicznej',
    answerTo: (email) => `Odpowiemy na adres ${email}.`,
    reference: 'Numer zgłoszenia',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    next: 'Co dalej',
    steps: [
      'Kopia przyjdzie e-mailem.',
      'Odpowiemy w ciągu 1 dnia roboczego.',
      'Aby coś dodać, wystarczy odpowiedzieć na ten e-mail.',
    ],
    stepsElsewhere: [
      'Odpowiemy w ciągu 1 dnia roboczego.',
      'Pisząc o tym ponownie, prosimy podać ten numer.',
    ],
    back: 'Wróć do poprzedniej strony',
    toHelp: 'Do pomocy',
  },
  articles: (emergencyNumber) => ({
    write: article(
      'Jak napisać do przychodni?',
      'Wybierz „Nowy e-kontakt”, potem kogo dotyczy i do której przychodni. Wybierz powód albo opisz sprawę własnymi słowami.',
      'Pojawi się kilka krótkich pytań. Nic nie zostanie wysłane przed naciśnięciem „Wyślij do przychodni”; do tego czasu to wersja robocza.',
    ),
    answerTime: article(
      'Kiedy przychodnia odpowie?',
      'Przychodnia czyta e-kontakty w godzinach otwarcia. Pisać można o każdej porze. Przed wysłaniem widać, kiedy spodziewać się odpowiedzi, jeśli przychodnia to pokazuje.',
      `O odpowiedzi przyjdzie e-mail. Jeśli sprawa staje się pilna, nie czekaj: zadzwoń do przychodni, a w niebezpieczeństwie pod numer ${emergencyNumber}.`,
    ),
    child: article(
      'Jak napisać za dziecko?',
      'Na pytanie, kogo to dotyczy, wybierz „Ktoś inny” i dodaj dziecko: imię, nazwisko i numer PESEL.',
      'Przychodnia raz sprawdza, czy wolno pisać za dziecko. Do tego czasu może odpowiedzieć tylko ogólnie.',
    ),
    files: article(
      'Jak dodać zdjęcie lub dokument?',
      'Naciśnij „Dodaj pliki” pod tekstem. W telefonie można od razu zrobić zdjęcie.',
      'Jeden plik może mieć do 50 MB, w jednej wiadomości do dziesięciu plików. Pliki są sprawdzane pod kątem wirusów, jeśli przychodnia ma taką możliwość.',
    ),
    whoReads: article(
      'Kto może przeczytać to, co piszę?',
      'Tylko pracownicy przychodni, do której napisano, i osoby działające w imieniu piszącego. Każde otwarcie zostawia ślad.',
      'Osoby prowadzące Tervitę tego nie czytają.',
    ),
    code: article(
      'Kod nie przyszedł e-mailem',
      'Zajrzyj do folderu ze spamem i sprawdź adres. Kod przychodzi w ciągu minuty i jest ważny 10 minut.',
      'Po 60 sekundach można poprosić o nowy. Działa tylko najnowszy kod.',
    ),
    prescription: article(
      'Jak przedłużyć receptę?',
      'Wybierz „Nowy e-kontakt”, potem „Recepta”. Zaznacz wcześniejsze leki albo wyszukaj nowy.',
      'Decyduje lekarz. W e-kontakcie widać, co postanowiono o każdym leku.',
    ),
    reopen: article(
      'E-kontakt jest zakończony, ale mam pytanie',
      'Otwórz go i wybierz „Otwórz e-kontakt ponownie”. Jest to możliwe przez 30 dni. Później napisz nowy.',
    ),
    contacts: article(
      'Jak zmienić e-mail lub telefon?',
      'Naciśnij ołówek obok imienia i nazwiska. Na nowy adres e-mail wyślemy kod.',
    ),
    inbox: article(
      'Jak pracować ze skrzynką?',
      'W „Przychodzących” jest to, co czeka: najdłużej czekające na początku, a zagrożenie na samej górze. Enter otwiera, J i K przechodzą w dół i w górę, I przydziela do siebie.',
      '„?” pokazuje wszystkie klawisze. „/” szuka pacjentów i e-kontaktów po nazwisku, numerze PESEL lub e-mailu.',
    ),
    reply: article(
      'Kiedy pacjent znów może napisać?',
      'Pod odpowiedzią wybierasz: od razu, od daty albo wcale, co kończy e-kontakt. Przycisk mówi, co się stanie.',
      'Po wysłaniu jest pięć sekund na cofnięcie. „Wyślij później” wysyła o wybranej porze.',
    ),
    templates: article(
      'Jak korzystać z szablonów odpowiedzi?',
      'Wpisz „/” w pustym wierszu odpowiedzi. Często używany tekst zapisz jako szablon dla siebie lub dla wszystkich.',
    ),
    newPatient: article(
      'Napisał pacjent, którego nie znamy',
      'Przed odpowiedzią przyjmij go na listę albo odrzuć. Przy oznace zagrożenia można odpowiedzieć od razu.',
      'Jeśli ktoś pisze za inną osobę, sprawdź w rejestrze, czy może, i potwierdź to raz.',
    ),
    lists: article(
      'Skąd biorą się listy pacjentów?',
      'Administrator otwiera „Administracja”, „Import”. Zaloguj się przez Mobile-ID lub Smart-ID i wybierz listy albo prześlij plik.',
      'Wynik widać, zanim cokolwiek się zmieni. Osoba, której nie ma już na liście, zostaje zachowana, ale nie jest już pacjentem przychodni.',
    ),
    sms: article(
      'Jak wysłać wiadomość do wielu pacjentów?',
      'W centrum wiadomości wybierz szablon, a potem odbiorców. Cenę widać przed wysłaniem.',
      'Telefony stacjonarne, numery zagraniczne i błędne są pomijane i nic nie kosztują.',
    ),
    colleagues: article(
      'Jak dodać nową osobę do zespołu?',
      'Każdy pracownik może ją dodać w „Administracja”, „Pracownicy”: numer PESEL i rola; administratorzy przychodni dostają o tym wiadomość. Nową osobę trzeba powiadomić samemu: nie dostaje ona e-maila. Nowa osoba loguje się własnym cyfrowym ID.',
    ),
    warning: article(
      'Co oznacza czerwony znak przy e-kontakcie?',
      'To, co pacjent odpowiedział lub napisał, może być groźne. E-kontakt pozostaje na górze listy, dopóki ktoś go nie otworzy i nie wybierze „Oznacz jako zauważone”; zapisuje się, kto i kiedy. Możliwy stan nagły można zakończyć lub odrzucić dopiero potem, a kto go kończy, podaje, jak się zakończył.',
      'W e-kontakcie widać, czy pacjentowi zalecono wezwać pomoc, oraz numer, pod który można do niego zadzwonić, jeśli jest znany. Brak znaku nie dowodzi braku zagrożenia: przeczytaj, co napisał.',
      '„Przeczytaj najpierw”, na fioletowo pod czerwonymi, oznacza słowa, które tylko maszyna uznała za groźne, niezależnie od tego, co zaznaczył autor. Przeczytaj cytowane słowa i zdecyduj; o co pytano i czego nie zaznaczono, widać w e-kontakcie.',
    ),
    handOver: article(
      'Jak przekazać e-kontakt innej osobie?',
      '„Przydziel” wskazuje, kto odpowiada; „Weź do siebie” przydziela e-kontakt tobie. Na liście „Moje” pokazuje twoje e-kontakty.',
      'To, co mają czytać tylko pracownicy, wpisz w „Notatkę wewnętrzną” obok odpowiedzi. Pacjent jej nie widzi.',
    ),
    call: article(
      'Pacjent dzwoni lub stoi przy rejestracji',
      'Wybierz „Nowy e-kontakt”, potem „W imieniu pacjenta” i zapisz, co powiedział. Dalej postępuje się z nim jak z każdym innym. „Do pacjenta” służy do tego, by napisać jako pierwszy.',
      'Osoba bez konta dostaje e-mail z linkiem: loguje się tym adresem i podaje datę urodzenia.',
    ),
    askQuestionnaire: article(
      'Jak poprosić pacjenta o wypełnienie ankiety?',
      'Otwórz e-kontakt i wybierz „Poproś o ankietę”. Pacjent wypełnia ją w domu; odpowiedzi wracają do „Przychodzących”.',
      'Albo wypełnijcie ją razem: „Nowy e-kontakt”, „W imieniu pacjenta”, „Ankieta”.',
    ),
    completed: article(
      'Kiedy zakończyć e-kontakt?',
      'Gdy nie ma już nic do zrobienia. Pacjent może go otworzyć ponownie w ciągu 30 dni, później pisze nowy. Przychodnia może go otworzyć ponownie w każdej chwili.',
      'Zakończony e-kontakt zostaje zachowany; można go znaleźć przez wyszukiwanie i u pacjenta.',
    ),
    otherLanguage: article(
      'Pacjent pisze w innym języku',
      'Naciśnij „Przetłumacz” pod wiadomością, a po napisaniu swojej odpowiedzi „Przetłumacz moją odpowiedź”. Przeczytaj tłumaczenie przed wysłaniem: zrobiła je maszyna.',
      'Tłumaczenie działa, jeśli obejmuje je pakiet przychodni i jest w niej włączone.',
    ),
    waits: article(
      'Jak sprawdzić, jak długo czekają pacjenci?',
      '„Opinie”, „Czas oczekiwania” pokazuje według powodu i dnia tygodnia, jak długo czeka się na pierwszą odpowiedź; liczą się tylko godziny otwarcia. Jeśli przychodnia to włączyła, pacjenci widzą na podstawie ostatnich 28 dni, kiedy spodziewać się odpowiedzi.',
    ),
    hours: article(
      'Jak zmienić godziny otwarcia lub to, o co mogą pytać pacjenci?',
      'Administrator otwiera „Administrację”. W „Danych przychodni” są godziny otwarcia i dni szczególne; w „Funkcjach” są powody do wyboru i to, co wolno modelowi językowemu.',
    ),
    offline: article(
      'Strona mówi, że nie ma połączenia',
      'Wpisany tekst zostaje zachowany. Gdy połączenie wróci, strona sama pójdzie dalej.',
    ),
    slowFile: article(
      'Plik się nie wysyła',
      'Sprawdź połączenie i czy plik ma mniej niż 50 MB. Przyjmujemy obrazy, PDF, dokumenty tekstowe, dźwięk i wideo.',
    ),
    reload: article(
      'Strona wygląda źle lub nie reaguje',
      'Odśwież stronę. Jeśli to nie pomaga, zaktualizuj przeglądarkę: działają wersje z ostatnich dwóch lat.',
    ),
  }),
};
