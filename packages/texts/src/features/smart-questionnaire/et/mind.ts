import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'MOOD_DISORDER.symptoms': {
    label: 'Mida on viimasel ajal märgatud?',
    options: {
      low: 'Alanenud meeleolu või kurbus',
      interest: 'Huvi ja rõõmu puudumine',
      irritable: 'Ärrituvus',
      tired: 'Väsimus, jõuetus',
      concentr: 'Keskendumisraskus',
      guilt: 'Süü- või väärtusetusetunne',
      mania: 'Ebatavaliselt suur energia, väike unevajadus ja riskantne käitumine',
    },
  },
  'ANXIETY.symptoms': {
    label: 'Millised sümptomid esinevad?',
    options: {
      worry: 'Muretsemine, mida on raske peatada',
      panic: 'Äkilised paanikahood',
      body: 'Südamekloppimine, värinad või higistamine',
      avoid: 'Kohtade või inimeste vältimine',
      tension: 'Lihaspinge, rahutus',
      compuls: 'Korduvad mõtted või tegevused, millele on raske vastu panna',
    },
  },
  'ANXIETY.triggers': { label: 'Mis ärevust vallandab või süvendab?', topic: 'Mis seda vallandab' },
  'DEPRESSION.lowmood': {
    label: 'Kui sageli on meeleolu viimase kahe nädala jooksul olnud madal?',
    topic: 'Madal meeleolu',
    options: {
      never: 'Üldse mitte',
      some: 'Mõnel päeval',
      half: 'Enamikul päevadel',
      daily: 'Peaaegu iga päev',
    },
  },
  'DEPRESSION.interest': {
    label:
      'Kui sageli on viimase kahe nädala jooksul olnud asjade vastu vähe huvi või tegemistest vähe rõõmu?',
    topic: 'Huvi ja rõõmu on vähe',
    options: {
      never: 'Üldse mitte',
      some: 'Mõnel päeval',
      half: 'Enamikul päevadel',
      daily: 'Peaaegu iga päev',
    },
  },
};
