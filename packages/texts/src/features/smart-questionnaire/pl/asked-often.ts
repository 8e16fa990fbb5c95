import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  danger: {
    label: 'Czy coś z tego dzieje się teraz lub działo się w ciągu ostatnich 24 godzin?',
    help: 'Proszę zaznaczyć wszystko, co się zgadza.',
  },
  'danger-asked-more': {
    label:
      'Jeszcze jedno pytanie z powodu tego, co napisano: czy coś z tego dzieje się teraz lub działo się w ciągu ostatnich 24 godzin?',
    help: 'Proszę zaznaczyć wszystko, co się zgadza.',
  },
  'danger-more': { label: 'Zapytano jeszcze raz z powodu napisanych słów' },
  hopes: {
    label: 'Jakiej pomocy potrzeba ze strony przychodni?',
    help: 'Można dodać, czego już próbowano i czy to pomogło.',
    topic: 'Potrzebna pomoc',
  },
  describe: { label: 'Proszę opisać problem własnymi słowami', topic: 'Własnymi słowami' },
  duration: {
    label: 'Od jak dawna to trwa?',
    options: {
      lt24h: 'Krócej niż 24 godziny',
      d1_3: '1–3 dni',
      d4_7: '4–7 dni',
      w1_3: '1–3 tygodnie',
      w3_12: 'Od 3 tygodni do 3 miesięcy',
      m3plus: 'Ponad 3 miesiące',
    },
    told: {
      lt24h: 'Zaczęło się mniej niż 24 godziny temu.',
      d1_3: 'Trwa 1–3 dni.',
      d4_7: 'Trwa 4–7 dni.',
      w1_3: 'Trwa 1–3 tygodnie.',
      w3_12: 'Trwa od 3 tygodni do 3 miesięcy.',
      m3plus: 'Trwa ponad 3 miesiące.',
    },
  },
  bother: { label: 'Jak bardzo to teraz dokucza w skali od 1 (bardzo mało) do 10 (skrajnie)?' },
  course: {
    label: 'Czy jest coraz lepiej, czy coraz gorzej?',
    options: {
      better: 'Coraz lepiej',
      same: 'Bez zmian',
      worse: 'Coraz gorzej',
      fluct: 'Pojawia się i znika',
    },
    told: {
      better: 'Jest coraz lepiej.',
      same: 'Stan się nie zmienia.',
      worse: 'Jest coraz gorzej.',
      fluct: 'Pojawia się i znika.',
    },
  },
  temperature: {
    label: 'Najwyższa temperatura ciała zmierzona w ostatnich 24 godzinach',
    help: 'Jeśli nie mierzono, proszę zostawić puste.',
    topic: 'Najwyższa temperatura',
  },
  conditions: {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      pregnant: 'Ciąża',
      diabetes: 'Cukrzyca',
      heart: 'Choroba serca',
      lung: 'Astma, POChP lub inna choroba płuc',
      kidney: 'Choroba nerek',
      immun: 'Osłabiona odporność (np. sterydy, leczenie biologiczne, przeszczep, brak śledziony)',
      chemo: 'Chemioterapia w ostatnich 6 tygodniach',
      thinner: 'Leki rozrzedzające krew',
    },
  },
  lumpSize: {
    label: 'Jak duży jest?',
    topic: 'Wielkość',
    options: {
      pea: 'Wielkości grochu (poniżej 1 cm)',
      grape: 'Wielkości winogrona (1–2 cm)',
      walnut: 'Wielkości orzecha włoskiego lub większy (ponad 2 cm)',
    },
  },
  lumpFeel: {
    label: 'Jaki jest guzek w dotyku?',
    topic: 'W dotyku',
    options: {
      soft: 'Miękki i przesuwalny',
      tender: 'Bolesny przy dotyku',
      hard: 'Twardy lub nieprzesuwalny',
    },
  },
  smoking: {
    label: 'Papierosy, e-papierosy lub podgrzewacze tytoniu?',
    topic: 'Palenie',
    options: { never: 'Nigdy', past: 'W przeszłości', now: 'Obecnie' },
    told: {
      never: 'Bez palenia w przeszłości i obecnie.',
      past: 'Palenie w przeszłości.',
      now: 'Obecnie papierosy, e-papierosy lub podgrzewacze tytoniu.',
    },
  },
  expect: {
    label: 'Co niepokoi najbardziej i jakiej pomocy potrzeba ze strony przychodni?',
    topic: 'Obawy i oczekiwania, własnymi słowami',
  },
  impact: {
    label: 'Jak to wpływa na codzienne życie?',
    topic: 'Codzienne życie',
    options: {
      none: 'Nie przeszkadza, wszystko jak zwykle',
      some: 'Niektóre czynności są utrudnione',
      work: 'Nie można pracować, uczyć się ani wykonywać zwykłych zajęć',
      bed: 'Głównie w łóżku',
    },
    told: {
      none: 'Codzienne życie jak zwykle.',
      some: 'Niektóre codzienne czynności są utrudnione.',
      work: 'Praca, nauka i zwykłe zajęcia są niemożliwe.',
      bed: 'Głównie w łóżku.',
    },
  },
  support: {
    label: 'Czy jest ktoś, z kim można porozmawiać lub kto może być obok?',
    topic: 'Ktoś do rozmowy',
    options: { little: 'W niewielkim stopniu' },
    told: {
      yes: 'Jest z kim porozmawiać.',
      little: 'Wsparcia jest niewiele.',
      no: 'Nie ma z kim porozmawiać.',
    },
  },
  substances: {
    label: 'Alkohol lub narkotyki w ostatnim miesiącu?',
    topic: 'Alkohol lub narkotyki',
    options: { some: 'Czasami', often: 'Co tydzień lub częściej', daily: 'Codziennie' },
  },
  history: {
    label: 'Co z poniższej listy występuje lub występowało?',
    options: {
      past: 'Depresja lub lęk w przeszłości',
      bipolar: 'Choroba dwubiegunowa',
      treat: 'Obecne leczenie psychiatryczne lub psychologiczne',
      birth: 'Poród w ostatnim roku',
      attempt: 'Próba samobójcza w przeszłości',
      event: 'Niedawna strata, kryzys lub przemoc',
    },
  },
  sleep: {
    label: 'Jak wygląda sen?',
    topic: 'Sen',
    options: {
      ok: 'Prawidłowy',
      falling: 'Trudność z zasypianiem',
      waking: 'Budzenie się w nocy lub zbyt wcześnie',
      toomuch: 'Sen znacznie dłuższy niż zwykle',
    },
  },
  severity: { label: 'Jak silny jest teraz ból w skali od 1 (bardzo słaby) do 10 (nie do zniesienia)?' },
  pregnancy: {
    label: 'Czy możliwa jest ciąża?',
    options: { yes: 'Tak, ciąża potwierdzona', maybe: 'Być może' },
    told: { yes: 'Ciąża potwierdzona.', maybe: 'Ciąża jest możliwa.', no: 'Ciąży nie ma.' },
  },
  urine: {
    label: 'Czy moczu jest tyle co zwykle?',
    topic: 'Mocz',
    options: { normal: 'Jak zwykle', less: 'Mniej niż zwykle lub ciemny', none: 'Prawie wcale od 12 godzin' },
  },
  onset: {
    label: 'Jak to się zaczęło?',
    topic: 'Początek',
    options: {
      sudden: 'Nagle, w ciągu sekund lub minut',
      hours: 'W ciągu kilku godzin',
      gradual: 'Stopniowo, w ciągu dni lub tygodni',
    },
    told: {
      sudden: 'Zaczęło się nagle, w ciągu sekund lub minut.',
      hours: 'Zaczęło się w ciągu kilku godzin.',
      gradual: 'Zaczęło się stopniowo, w ciągu dni lub tygodni.',
    },
  },
  attack: { label: 'Jak długo trwa jeden epizod?', topic: 'Jeden epizod trwa' },
  side: {
    label: 'Po której stronie?',
    topic: 'Strona',
    options: { left: 'Lewa', right: 'Prawa', both: 'Obie strony' },
  },
  injury: {
    label: 'Czy wcześniej był uraz lub nietypowe obciążenie?',
    topic: 'Uraz lub obciążenie',
    options: {
      injury: 'Tak, upadek, uderzenie lub skręcenie',
      strain: 'Tak, duże lub powtarzające się obciążenie',
    },
    told: {
      no: 'Bez urazu i nietypowego obciążenia.',
      injury: 'Zaczęło się po upadku, uderzeniu lub skręceniu.',
      strain: 'Zaczęło się po dużym lub powtarzającym się obciążeniu.',
    },
  },
  motion: {
    label: 'Czy można tym poruszać?',
    topic: 'Ruchomość',
    options: {
      full: 'W pełni',
      painful: 'W pełni, ale z bólem',
      limited: 'Tylko częściowo',
      none: 'Prawie wcale',
    },
  },
  walking: {
    label: 'Jak wygląda chodzenie?',
    topic: 'Chodzenie',
    options: { normal: 'Prawidłowe', limp: 'Z utykaniem', aid: 'Tylko z podparciem', cannot: 'Niemożliwe' },
    told: {
      normal: 'Chodzenie prawidłowe.',
      limp: 'Chodzi z utykaniem.',
      aid: 'Chodzi tylko z podparciem.',
      cannot: 'Nie może chodzić.',
    },
  },
  skinPlace: {
    label: 'Gdzie na ciele?',
    help: 'Jeśli to możliwe, proszę dodać wyraźne zdjęcia: jedno z bliska i jedno z daleka.',
    topic: 'Miejsce',
    options: {
      face: 'Twarz lub skóra głowy',
      trunk: 'Klatka piersiowa, brzuch lub plecy',
      arms: 'Ręce lub dłonie',
      legs: 'Nogi lub stopy',
      folds: 'Fałdy skórne lub pachwiny',
      genital: 'Okolica narządów płciowych',
      mouth: 'Usta, wargi lub oczy',
    },
  },
  itch: {
    label: 'Czy swędzi?',
    topic: 'Świąd',
    options: { some: 'Trochę', strong: 'Silnie, zakłóca sen', pain: 'Raczej boli' },
  },
  availability: { label: 'Jakie dni i godziny pasują na wizytę lub rozmowę?', topic: 'Pasujące terminy' },
  medicine: { label: 'Nazwa leku, dawka i sposób przyjmowania', topic: 'Lek' },
  medicineLeft: {
    label: 'Na jak długo wystarczy leku?',
    topic: 'Wystarczy',
    options: { out: 'Już się skończył', d3: 'Najwyżej na 3 dni', w1: 'Na około tydzień', more: 'Na dłużej' },
    told: {
      out: 'Lek się skończył.',
      d3: 'Leku wystarczy najwyżej na 3 dni.',
      w1: 'Leku wystarczy na około tydzień.',
      more: 'Leku wystarczy na dłużej niż tydzień.',
    },
  },
  treatmentChange: {
    label: 'Czy stan zdrowia lub leczenie zmieniły się od ostatniej recepty?',
    topic: 'Zmiana od ostatniej recepty',
    options: { better: 'Tak, na lepsze', worse: 'Tak, na gorsze', side: 'Działania niepożądane' },
    told: {
      no: 'Od ostatniej recepty stan zdrowia i leczenie bez zmian.',
      better: 'Od ostatniej recepty jest lepiej.',
      worse: 'Od ostatniej recepty jest gorzej.',
      side: 'Od ostatniej recepty są działania niepożądane.',
    },
  },
  measurements: {
    label: 'Ostatnie pomiary domowe (ciśnienie, cukier, waga), jeśli są',
    topic: 'Pomiary domowe',
  },
  leaveType: {
    label: 'Jakie zwolnienie jest potrzebne?',
    topic: 'Zwolnienie',
    options: {
      SICK_NOTE: 'Zwolnienie lekarskie (własna choroba)',
      CARE_NOTE: 'Zwolnienie na opiekę nad dzieckiem lub bliską osobą',
      NOT_NEEDED: 'Nie jest potrzebne',
    },
  },
  startDate: { label: 'Pierwszy dzień zwolnienia', topic: 'Pierwszy dzień zwolnienia' },
  illness: { label: 'Jaka choroba lub objawy uniemożliwiają pracę?', topic: 'Choroba lub objawy' },
  carePatientCode: { label: 'PESEL lub inny numer osoby pod opieką', topic: 'Osoba pod opieką' },
  note: { label: 'Czy jest coś do dodania?', topic: 'Dodatkowo' },
  woundPlace: { label: 'Gdzie na ciele jest rana?', topic: 'Rana' },
  woundState: {
    label: 'Jak wygląda rana?',
    topic: 'Wygląd rany',
    options: {
      clean: 'Czysta i sucha',
      red: 'Więcej zaczerwienienia, obrzęku lub bólu',
      pus: 'Ropa lub nieprzyjemny zapach',
      open: 'Brzegi się rozeszły',
      fever: 'Gorączka',
      bleed: 'Krwawienie, które nie ustaje',
    },
  },
};
