import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CERTIFICATE.kindOf': {
    label: 'Milline tõend?',
    topic: 'Tõend',
    options: {
      driver: 'Juhiluba',
      weapon: 'Relvaluba',
      school: 'Kool või lasteaed',
      work: 'Töö',
      sport: 'Sport või ujumine',
      disability: 'Puude või töövõime hindamine',
      other: 'Muu',
    },
  },
  'CERTIFICATE.declaration': {
    label: 'Kas tervisedeklaratsioon on juba täidetud?',
    topic: 'Tervisedeklaratsioon täidetud',
    options: { na: 'Ei ole vaja' },
  },
  'CERTIFICATE.deadline': { label: 'Mis kuupäevaks on seda vaja?', topic: 'Vaja hiljemalt' },
  'CERTIFICATE.health': {
    label: 'Juhi- või relvaloa tõendi puhul: kas mõni neist kehtib?',
    options: {
      faint: 'Minestamine või krambid viimase 5 aasta jooksul',
      vision: 'Halb nägemine',
      psych: 'Psüühikahäire või sõltuvus',
      insulin: 'Insuliinravi',
    },
  },
  'CERTIFICATE_EXTRA.kindOf': { label: 'Milline dokument ja kellele?', topic: 'Dokument' },
  'CERTIFICATE_EXTRA.deadline': { label: 'Mis kuupäevaks on seda vaja?', topic: 'Vaja hiljemalt' },
  'REQUEST_REFERRAL.specialist': {
    label: 'Millise eriarsti juurde või millisele uuringule?',
    topic: 'Saatekiri',
  },
  'REQUEST_REFERRAL.reason': { label: 'Milles on mure ja kui kaua see on kestnud?', topic: 'Mure' },
  'REQUEST_REFERRAL.before': {
    label: 'Kas seda on varem uuritud?',
    topic: 'Varem uuritud',
    options: { family: 'Jah, perearst on uurinud', spec: 'Jah, eriarst on uurinud' },
  },
};
