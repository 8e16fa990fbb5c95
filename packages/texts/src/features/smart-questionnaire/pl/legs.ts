import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HIP_GROIN_PAIN.place': {
    label: 'Gdzie boli?',
    topic: 'Miejsce bólu',
    options: {
      groin: 'W pachwinie',
      outer: 'Po zewnętrznej stronie biodra',
      buttock: 'W pośladku',
      thigh: 'W udzie lub kolanie',
    },
  },
  'KNEE_PAIN.swelling': {
    label: 'Czy kolano jest opuchnięte?',
    topic: 'Obrzęk',
    options: { fast: 'Tak, w ciągu godzin po urazie', slow: 'Tak, stopniowo' },
  },
  'KNEE_PAIN.mech': {
    label: 'Które z tych objawów występują?',
    options: {
      lock: 'Kolano się blokuje',
      give: 'Kolano ucieka',
      click: 'Trzaskanie lub zgrzytanie',
      stiff: 'Sztywność po siedzeniu',
    },
  },
  'ANKLE_PAIN.place': {
    label: 'Gdzie boli?',
    topic: 'Miejsce bólu',
    options: {
      outer: 'Zewnętrzna kostka',
      inner: 'Wewnętrzna kostka',
      heel: 'Pięta',
      sole: 'Podeszwa lub śródstopie',
      toe: 'Palce',
    },
  },
};
