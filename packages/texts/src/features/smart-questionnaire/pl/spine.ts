import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BACK_PAIN.location': {
    label: 'Gdzie głównie boli?',
    topic: 'Miejsce bólu',
    options: {
      low: 'Dolna część pleców',
      mid: 'Między łopatkami',
      buttock: 'Pośladek lub biodro',
      neck: 'Szyja',
    },
  },
  'BACK_PAIN.radiation': {
    label: 'Czy ból promieniuje do nóg?',
    topic: 'Do nóg',
    options: {
      thigh: 'Do jednej nogi, powyżej kolana',
      below: 'Do jednej nogi, poniżej kolana',
      both: 'Do obu nóg',
    },
    told: {
      no: 'Ból nie promieniuje do nóg.',
      thigh: 'Ból promieniuje do jednej nogi, powyżej kolana.',
      below: 'Ból promieniuje do jednej nogi, poniżej kolana.',
      both: 'Ból promieniuje do obu nóg.',
    },
  },
  'BACK_PAIN.rest': {
    label: 'Czy ból ustępuje w spoczynku?',
    topic: 'Ustępuje w spoczynku',
    options: {
      partly: 'Częściowo',
      no: 'Nie, stały, także w nocy',
      stiff: 'Po odpoczynku gorszy, w ruchu lepszy',
    },
  },
  'BACK_PAIN.risk': {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      cancer: 'Nowotwór obecnie lub w przeszłości',
      weight: 'Niewyjaśniona utrata wagi',
      osteo: 'Osteoporoza lub długotrwałe sterydy w tabletkach',
      immun: 'Osłabiona odporność lub narkotyki dożylne',
    },
  },
  'NECK_PAIN.radiation': {
    label: 'Czy ból promieniuje?',
    topic: 'Promieniuje',
    options: {
      shoulder: 'Do barku',
      arm: 'Do ręki',
      hand: 'Do dłoni z drętwieniem palców',
      head: 'Do głowy',
    },
  },
  'NECK_PAIN.assoc': {
    label: 'Czy występuje coś z poniższej listy?',
    options: {
      head: 'Ból głowy',
      weak: 'Osłabienie ręki',
      fever: 'Gorączka',
      cancer: 'Nowotwór obecnie lub w przeszłości',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
};
