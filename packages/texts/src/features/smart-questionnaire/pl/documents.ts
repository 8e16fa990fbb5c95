import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CERTIFICATE.kindOf': {
    label: 'Jakie zaświadczenie?',
    topic: 'Zaświadczenie',
    options: {
      driver: 'Prawo jazdy',
      weapon: 'Pozwolenie na broń',
      school: 'Szkoła lub przedszkole',
      work: 'Praca',
      sport: 'Sport lub pływanie',
      disability: 'Orzeczenie o niepełnosprawności lub niezdolności do pracy',
      other: 'Inne',
    },
  },
  'CERTIFICATE.declaration': {
    label: 'Czy oświadczenie o stanie zdrowia jest już wypełnione?',
    topic: 'Oświadczenie o zdrowiu wypełnione',
    options: { na: 'Nie dotyczy' },
  },
  'CERTIFICATE.deadline': { label: 'Na kiedy jest potrzebne?', topic: 'Potrzebne na' },
  'CERTIFICATE.health': {
    label: 'Do prawa jazdy lub broni: czy występuje któreś z poniższych?',
    options: {
      faint: 'Omdlenia lub drgawki w ostatnich 5 latach',
      vision: 'Słaby wzrok',
      psych: 'Zaburzenie psychiczne lub uzależnienie',
      insulin: 'Leczenie insuliną',
    },
  },
  'CERTIFICATE_EXTRA.kindOf': { label: 'Jaki dokument i dla kogo?', topic: 'Dokument' },
  'CERTIFICATE_EXTRA.deadline': { label: 'Na kiedy jest potrzebny?', topic: 'Potrzebny na' },
  'REQUEST_REFERRAL.specialist': {
    label: 'Do jakiego specjalisty lub na jakie badanie?',
    topic: 'Skierowanie',
  },
  'REQUEST_REFERRAL.reason': { label: 'Na czym polega problem i jak długo trwa?', topic: 'Problem' },
  'REQUEST_REFERRAL.before': {
    label: 'Czy było to wcześniej badane?',
    topic: 'Badane wcześniej',
    options: { family: 'Tak, przez lekarza rodzinnego', spec: 'Tak, przez specjalistę' },
  },
};
