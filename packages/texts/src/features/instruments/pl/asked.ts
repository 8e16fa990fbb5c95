import { type AskedInstrument, askedWords } from '../asked.ts';

const twoWeeks = ['Wcale', 'Kilka dni', 'Więcej niż połowę dni', 'Niemal codziennie'];

const instruments: Readonly<Record<string, AskedInstrument>> = {
  PHQ9: {
    stem: 'Jak często w ciągu ostatnich 2 tygodni dokuczał Pani lub Panu ten problem?',
    options: twoWeeks,
    items: [
      'Niewielkie zainteresowanie lub odczuwanie przyjemności z wykonywania czynności',
      'Uczucie smutku, przygnębienia lub beznadziejności',
      'Kłopoty z zaśnięciem lub przerywany sen, albo zbyt długi sen',
      'Uczucie zmęczenia lub brak energii',
      'Brak apetytu lub przejadanie się',
      {
        label:
          'Poczucie niezadowolenia z siebie, albo że jest się do niczego, albo że zawiodło się siebie lub rodzinę',
        topic: 'Niezadowolenie z siebie, poczucie porażki',
      },
      {
        label: 'Problemy ze skupieniem się, na przykład przy czytaniu gazety lub oglądaniu telewizji',
        topic: 'Problemy ze skupieniem się',
      },
      {
        label:
          'Poruszanie się lub mówienie tak wolno, że inni mogli to zauważyć? Albo przeciwnie: niepokój lub pobudzenie, przez które trudno było usiedzieć bardziej niż zwykle',
        topic: 'Spowolnienie lub niepokój',
      },
      {
        label: 'Myśli, że lepiej byłoby umrzeć, albo chęć zrobienia sobie jakiejś krzywdy',
        topic: 'Myśli o śmierci lub o zrobieniu sobie krzywdy',
      },
      {
        stem: 'O zaznaczonych problemach',
        label: 'Jak bardzo te problemy utrudniały pracę, zajmowanie się domem lub relacje z innymi ludźmi?',
        topic: 'Jak utrudnia pracę, dom lub relacje',
        options: ['Wcale nie utrudniały', 'Trochę utrudniały', 'Bardzo utrudniały', 'Niezmiernie utrudniały'],
      },
    ],
  },
  GAD7: {
    stem: 'Jak często w ciągu ostatnich 2 tygodni dokuczał Pani lub Panu ten problem?',
    options: twoWeeks,
    items: [
      'Uczucie zdenerwowania, lęku lub silnego napięcia',
      'Niemożność powstrzymania się od martwienia się lub zapanowania nad nim',
      'Zbytnie martwienie się różnymi sprawami',
      'Trudności z odprężeniem się',
      'Niepokój tak duży, że trudno usiedzieć w miejscu',
      'Łatwe wpadanie w złość lub drażliwość',
      'Uczucie lęku, jakby miało się stać coś strasznego',
    ],
  },
  AUDIT: {
    stem: 'Alkohol, ostatnie 12 miesięcy',
    options: [
      'Nigdy',
      'Rzadziej niż raz w miesiącu',
      'Co miesiąc',
      'Co tydzień',
      'Codziennie lub prawie codziennie',
    ],
    items: [
      {
        label: 'Jak często pije Pani lub Pan napoje z alkoholem?',
        options: [
          'Nigdy',
          'Raz w miesiącu lub rzadziej',
          '2–4 razy w miesiącu',
          '2–3 razy w tygodniu',
          '4 razy w tygodniu lub częściej',
        ],
      },
      {
        label:
          'Ile porcji wypija Pani lub Pan w dniu, w którym pije? Jedna porcja to {drinkGrams} g alkoholu.',
        topic: 'Porcje w dniu picia',
        options: ['1 lub 2', '3 lub 4', '5 lub 6', 'od 7 do 9', '10 lub więcej'],
      },
      'Jak często wypija Pani lub Pan sześć lub więcej porcji za jednym razem?',
      'Jak często nie udawało się przestać pić po rozpoczęciu?',
      'Jak często z powodu picia nie zrobiono tego, czego oczekiwali inni?',
      'Jak często potrzebny był alkohol rano, żeby zacząć dzień?',
      'Jak często po piciu pojawiało się poczucie winy lub żal?',
      'Jak często z powodu picia nie udawało się przypomnieć poprzedniego wieczoru?',
      {
        label: 'Czy ktoś doznał krzywdy z powodu Pani lub Pana picia: Pani, Pan albo inna osoba?',
        options: { 0: 'Nie', 2: 'Tak, ale nie w ostatnim roku', 4: 'Tak, w ostatnim roku' },
      },
      {
        label: 'Czy ktoś bliski, znajomy lub lekarz martwił się Pani lub Pana piciem albo radził pić mniej?',
        topic: 'Inni martwili się lub radzili pić mniej',
        options: { 0: 'Nie', 2: 'Tak, ale nie w ostatnim roku', 4: 'Tak, w ostatnim roku' },
      },
    ],
  },
  FTND: {
    stem: 'Palenie obecnie',
    items: [
      {
        label: 'Jak szybko po przebudzeniu zapala Pani lub Pan pierwszego papierosa?',
        options: { 3: 'W ciągu 5 minut', 2: 'Po 6–30 minutach', 1: 'Po 31–60 minutach', 0: 'Później' },
      },
      'Czy trudno nie palić tam, gdzie palenie jest zabronione?',
      {
        label: 'Z którego papierosa byłoby najtrudniej zrezygnować?',
        options: { 1: 'Z pierwszego rano', 0: 'Z każdego innego' },
      },
      {
        label: 'Ile papierosów dziennie Pani lub Pan pali?',
        options: ['10 lub mniej', '11–20', '21–30', '31 lub więcej'],
      },
      'Czy w pierwszych godzinach po przebudzeniu pali Pani lub Pan więcej niż w reszcie dnia?',
      'Czy pali Pani lub Pan nawet w chorobie, leżąc w łóżku?',
    ],
  },
  IPSS: {
    stem: 'Oddawanie moczu, ostatni miesiąc',
    options: [
      'Nigdy',
      'Rzadziej niż 1 raz na 5',
      'Rzadziej niż w połowie przypadków',
      'Mniej więcej w połowie przypadków',
      'Częściej niż w połowie przypadków',
      'Prawie zawsze',
    ],
    items: [
      'Jak często było wrażenie, że pęcherz nie opróżnił się do końca?',
      'Jak często trzeba było iść ponownie przed upływem dwóch godzin?',
      'Jak często strumień przerywał się i zaczynał od nowa?',
      'Jak często trudno było wytrzymać?',
      'Jak często strumień był słaby?',
      'Jak często trzeba było przeć, żeby zacząć?',
      {
        label: 'Ile razy w nocy trzeba było wstać, żeby oddać mocz?',
        options: ['Ani razu', '1 raz', '2 razy', '3 razy', '4 razy', '5 razy lub więcej'],
      },
    ],
    extra: {
      qol: {
        label: 'Co by Pan czuł, gdyby do końca życia było tak jak teraz?',
        topic: 'Jak byłoby z tym żyć',
        options: [
          'Radość',
          'Zadowolenie',
          'Raczej zadowolenie',
          'Mieszane uczucia',
          'Raczej niezadowolenie',
          'Przygnębienie',
          'Byłoby to okropne',
        ],
      },
    },
  },
  SNAPIV26: {
    stem: 'Pani lub Pana dziecko, ostatnie miesiące. Na ile to do niego pasuje?',
    options: ['Wcale', 'Tylko trochę', 'Dość mocno', 'Bardzo mocno'],
    items: [
      'Robi błędy z nieuwagi w nauce lub innych zajęciach',
      'Trudno mu utrzymać uwagę na zadaniu lub zabawie',
      'Wydaje się nie słuchać, gdy się do niego mówi',
      'Nie kończy lekcji lub obowiązków domowych',
      'Trudno mu uporządkować zajęcia i rzeczy',
      'Unika długiego wysiłku umysłowego lub go nie lubi',
      'Gubi potrzebne rzeczy',
      'Łatwo rozprasza je to, co dzieje się wokół',
      'Zapomina o codziennych sprawach',
      'Niespokojnie porusza rękami lub nogami, wierci się',
      'Wstaje tam, gdzie należy siedzieć',
      'Biega lub wspina się tam, gdzie nie wypada',
      'Trudno mu bawić się cicho',
      'Jest ciągle w ruchu, jakby napędzane silnikiem',
      'Za dużo mówi',
      'Odpowiada, zanim pytanie się skończy',
      'Trudno mu czekać na swoją kolej',
      'Przerywa innym lub wtrąca się do ich zabaw',
      'Traci panowanie nad sobą',
      'Kłóci się z dorosłymi',
      'Odmawia posłuszeństwa lub otwarcie łamie zasady',
      'Celowo drażni innych',
      'Obwinia innych za własne błędy',
      'Jest drażliwe, łatwo się obraża',
      'Jest rozgniewane i chowa urazę',
      'Jest złośliwe lub chce się odegrać',
    ],
  },
  MMRC: {
    stem: 'Duszność obecnie',
    items: [
      {
        label: 'Kiedy brakuje Pani lub Panu tchu?',
        topic: 'Duszność',
        options: [
          'Tylko przy dużym wysiłku',
          'Gdy śpieszę się po płaskim terenie lub wchodzę na niewielkie wzniesienie',
          'Chodzę wolniej niż rówieśnicy albo muszę się zatrzymać dla nabrania tchu na płaskim terenie',
          'Zatrzymuję się po około 100 metrach lub kilku minutach marszu',
          'Z powodu duszności nie wychodzę z domu albo brakuje mi tchu przy ubieraniu',
        ],
      },
    ],
  },
  ASTHMA4: {
    stem: 'Astma, ostatnie 4 tygodnie',
    items: [
      'Czy objawy astmy w ciągu dnia pojawiały się częściej niż dwa razy w tygodniu?',
      'Czy astma choć raz obudziła w nocy Panią, Pana lub dziecko?',
      'Czy inhalator doraźny był potrzebny częściej niż dwa razy w tygodniu?',
      'Czy astma ograniczała to, co można było robić?',
    ],
  },
};

export const questions = {
  ...askedWords(instruments),
  'QUEST_OXFORD.joint': {
    label: 'Którego stawu to dotyczy?',
    topic: 'Staw',
    options: { hip: 'Biodra', knee: 'Kolana' },
  },
  'STOPBANG.weight': { label: 'Ile Pani lub Pan waży?', topic: 'Waga' },
  'STOPBANG.height': { label: 'Ile Pani lub Pan ma wzrostu?', topic: 'Wzrost' },
};
