import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PRESCRIPTION.reason': { label: 'Na co jest potrzebny lek?', topic: 'Na co' },
  'PRESCRIPTION_CONTRACEPTION.risk': {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      aura: 'Migrena z objawami wzrokowymi',
      clot: 'Zakrzep, udar lub choroba serca (u siebie lub bliskich)',
      bp: 'Nadciśnienie',
      smoke35: 'Palenie i wiek 35 lat lub więcej',
      breast: 'Rak piersi lub choroba wątroby',
      feeding: 'Karmienie piersią lub poród w ostatnich 6 miesiącach',
      missed: 'Możliwa ciąża lub potrzeba antykoncepcji awaryjnej',
    },
  },
};
