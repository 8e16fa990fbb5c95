import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BREASTFEEDING.topic': {
    label: 'Mida mure puudutab?',
    topic: 'Mure',
    options: {
      breast: 'Valu, punetus või tükk rinnas',
      nipple: 'Valusad või lõhenenud nibud',
      supply: 'Liiga vähe või palju piima',
      baby: 'Lapse söömine või kaaluiive',
      medicine: 'Ravimid imetamise ajal',
      wean: 'Imetamise lõpetamine',
    },
  },
  'BREASTFEEDING.babyage': { label: 'Lapse vanus', topic: 'Lapse vanus' },
  'BREASTFEEDING.breast': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      red: 'Punane, kuum, valulik piirkond',
      lump: 'Tükk, mis ei kao pärast toitmist',
      crack: 'Lõhenenud või veritsev nibu',
      thrush: 'Valge katt lapse suus või põletav rinnavalu',
    },
  },
  'BREASTFEEDING.nappies': {
    label: 'Mitu märga mähet on olnud viimase 24 tunni jooksul?',
    topic: 'Märjad mähkmed 24 tunniga',
  },
  'BREASTFEEDING.medicines': { label: 'Kasutatavad või plaanitavad ravimid', topic: 'Ravimid' },
  'BREASTFEEDING.mood': {
    label: 'Kuidas on ema meeleolu?',
    topic: 'Ema meeleolu',
    options: { good: 'Hea', tired: 'Väsinud, kuid saab hakkama', low: 'Kurb, nutune või ärev' },
  },
  'PREGNANCY_START.lmp': {
    label: 'Viimase menstruatsiooni esimene päev (kuupäev)',
    topic: 'Viimane menstruatsioon algas',
  },
  'PREGNANCY_START.test': {
    label: 'Kas test on positiivne?',
    topic: 'Positiivne test',
    options: { home: 'Jah, kodune test', doctor: 'Jah, arsti kinnitatud', no: 'Veel mitte' },
  },
  'PREGNANCY_START.plan': {
    label: 'Mida on vaja?',
    topic: 'Vaja on',
    options: {
      follow: 'Raseduse jälgimise alustamine',
      advice: 'Nõu ja mõtlemisaeg',
      end: 'Info raseduse katkestamise kohta',
    },
  },
  'PREGNANCY_START.conditions2': {
    label: 'Kas mõni neist kehtib?',
    options: {
      diab: 'Diabeet',
      bp: 'Kõrge vererõhk',
      thyroid: 'Kilpnäärmehaigus',
      epilepsy: 'Epilepsia',
      clot: 'Varasem tromb',
      ectopic: 'Varasem emakaväline rasedus või korduv katkemine',
    },
  },
  'PREGNANCY_START.medicines': {
    label: 'Kasutatavad ravimid ja toidulisandid (ka foolhape)',
    topic: 'Ravimid ja toidulisandid',
  },
  'PREGNANCY_START.habits': {
    label: 'Mida järgnevast praegu tarvitatakse?',
    options: { smoke: 'Tubakas või nikotiin', alcohol: 'Alkohol', drugs: 'Uimastid' },
  },
  'PREGNANCY_COMMS.week': { label: 'Rasedusnädal', topic: 'Rasedusnädal' },
  'PREGNANCY_COMMS.topic': {
    label: 'Mida küsimus puudutab?',
    topic: 'Teema',
    options: {
      symptom: 'Kaebus',
      infection: 'Nakkus või kokkupuude nakkusega',
      medicine: 'Ravimid või vaktsineerimine',
      tests: 'Uuringud ja tulemused',
      work: 'Töö, töövõimetusleht või emapuhkus',
    },
  },
  'PREGNANCY_COMMS.symptoms': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      spot: 'Vähene määriv veritsus',
      swell: 'Äkiline näo või käte turse',
      itch: 'Peopesade ja jalataldade sügelus',
      urine: 'Valu urineerimisel',
      vomit: 'Oksendamine',
      discharge: 'Ebatavaline voolus',
      back: 'Selja- või vaagnavalu',
      heartburn: 'Kõrvetised või kõhukinnisus',
    },
  },
  'PREGNANCY_COMMS.systolic': {
    label: 'Ülemine vererõhu väärtus, kui on mõõdetud',
    topic: 'Ülemine vererõhk',
  },
  'PREGNANCY_COMMS.diastolic': {
    label: 'Alumine vererõhu väärtus, kui on mõõdetud',
    topic: 'Alumine vererõhk',
  },
};
