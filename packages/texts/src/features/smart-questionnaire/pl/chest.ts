import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'COUGH.kind': {
    label: 'Jaki kaszel?',
    topic: 'Kaszel',
    options: {
      dry: 'Suchy',
      clear: 'Z przezroczystą lub białą flegmą',
      yellow: 'Z żółtą lub zieloną flegmą',
      blood: 'Ze smużkami krwi',
      bark: 'Szczekający',
    },
    told: {
      dry: 'Kaszel jest suchy.',
      clear: 'Kaszel z przezroczystą lub białą flegmą.',
      yellow: 'Kaszel z żółtą lub zieloną flegmą.',
      blood: 'We flegmie są smużki krwi.',
      bark: 'Kaszel jest szczekający.',
    },
  },
  'COUGH.assoc': {
    label: 'Co towarzyszy kaszlowi?',
    options: {
      wheeze: 'Świszczący oddech',
      sob: 'Duszność przy chodzeniu',
      pleur: 'Ostry ból w klatce piersiowej przy wdechu',
      nose: 'Katar',
      reflux: 'Zgaga',
      hoarse: 'Chrypka ponad 3 tygodnie',
      sweats: 'Nocne poty',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
  'DYSPNEA.when': {
    label: 'Kiedy pojawia się duszność?',
    topic: 'Duszność',
    options: {
      rest: 'W spoczynku',
      dress: 'Przy ubieraniu się lub powolnym chodzeniu',
      stairs: 'Na schodach lub pod górę',
      hard: 'Tylko przy dużym wysiłku',
    },
  },
  'DYSPNEA.assoc': {
    label: 'Co temu towarzyszy?',
    options: {
      cough: 'Kaszel',
      wheeze: 'Świszczący oddech',
      flat: 'Gorzej na leżąco lub budzenie się w nocy z dusznością',
      ankle: 'Obrzęk obu kostek',
      palp: 'Szybkie lub nierówne bicie serca',
      panic: 'Silny lęk lub mrowienie palców',
    },
  },
  'DYSPNEA.spo2': { label: 'Saturacja krwi (pulsoksymetr), jeśli zmierzono', topic: 'Saturacja' },
  'CHEST_PAIN.present': {
    label: 'Czy ból jest w tej chwili?',
    topic: 'Ból teraz',
    options: { today: 'Teraz nie, ale był dzisiaj', earlier: 'Dzisiaj nie' },
  },
  'CHEST_PAIN.when': {
    label: 'Kiedy pojawia się ból?',
    topic: 'Kiedy się pojawia',
    options: {
      effort: 'Przy wysiłku, zimnie lub stresie, ustępuje w spoczynku',
      rest: 'W spoczynku bez przyczyny',
      breath: 'Przy wdechu lub kaszlu',
      press: 'Przy ruchu lub ucisku miejsca',
      meal: 'Po jedzeniu lub na leżąco',
    },
  },
  'CHEST_PAIN.risk': {
    label: 'Co z poniższej listy występuje?',
    options: {
      heart: 'Rozpoznana choroba serca',
      bp: 'Nadciśnienie',
      diab: 'Cukrzyca',
      chol: 'Wysoki cholesterol',
      smoke: 'Palenie',
      family: 'Zawał u bliskiego krewnego przed 60. rokiem życia',
      hormone: 'Tabletki antykoncepcyjne, ciąża lub niedawny poród',
    },
  },
  'CHEST_PAIN.assoc': {
    label: 'Czy występuje któryś z tych objawów?',
    options: {
      palp: 'Szybkie lub nierówne bicie serca',
      cough: 'Kaszel',
      burn: 'Zgaga',
      rash: 'Wysypka lub pęcherzyki w tym miejscu',
      anx: 'Lęk lub panika',
    },
  },
};
