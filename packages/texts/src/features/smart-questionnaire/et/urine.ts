import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'URINARY_DISORDER.symptoms': {
    label: 'Milles mure seisneb?',
    options: {
      freq: 'Väga sage urineerimine',
      urge: 'Äkiline tugev tung',
      leak: 'Uriini lekkimine',
      stream: 'Nõrk juga või raske alustada',
      pain: 'Valu või kipitus',
      blood: 'Punane või roosakas uriin',
    },
  },
  'URINARY_DISORDER.leakwhen': {
    label: 'Millal uriin lekib?',
    topic: 'Uriin lekib',
    options: {
      cough: 'Köhides, naerdes või tõstes',
      urge: 'Ei jõua õigel ajal tualetti',
      always: 'Pidevalt või märkamatult',
    },
  },
  'URINARY_DISORDER.night': {
    label: 'Mitu korda öösel tuleb urineerimiseks tõusta?',
    topic: 'Öösel tõusmisi',
  },
  'DYSURIA.symptoms': {
    label: 'Millised sümptomid esinevad?',
    options: {
      burn: 'Kipitus või valu urineerimisel',
      freq: 'Sage urineerimine',
      urge: 'Äkiline tung',
      belly: 'Valu alakõhus',
      blood: 'Roosakas või punane uriin',
      cloudy: 'Hägune või halvalõhnaline uriin',
      disch: 'Eritis tupest või peenisest',
    },
  },
  'DYSURIA.recurrence': {
    label: 'Mitu kuseteede põletikku on olnud viimase 12 kuu jooksul?',
    topic: 'Kuseteede põletikke aastas',
  },
  'DYSURIA.risk': {
    label: 'Kas mõni neist kehtib?',
    options: {
      diab: 'Diabeet',
      kidney: 'Neeruhaigus või neerukivid',
      cath: 'Põiekateeter',
      immun: 'Nõrgenenud immuunsus',
      sti: 'Uus seksuaalpartner või võimalik suguhaigus',
      abx: 'Antibiootikum viimase kuu jooksul',
    },
  },
};
