import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CONSTIPATION.last': {
    label: 'Millal kõht viimati läbi käis?',
    topic: 'Kõht käis viimati läbi',
    options: {
      d0_2: 'Viimase 2 päeva jooksul',
      d3_4: '3–4 päeva tagasi',
      d5_7: '5–7 päeva tagasi',
      gt7: 'Üle nädala tagasi',
    },
  },
  'CONSTIPATION.assoc': {
    label: 'Mis sellega kaasneb?',
    options: {
      hard: 'Kõvad pabulad, pressimine',
      blood: 'Veri paberil või väljaheites',
      altern: 'Vahepeal kõhulahtisus',
      pain: 'Kõhuvalu või puhitus',
      weight: 'Seletamatu kaalulangus',
    },
  },
  'CONSTIPATION.medicines': {
    label: 'Mida järgnevast kasutatakse?',
    topic: 'Kasutatavad ravimid',
    options: {
      opioid: 'Tugevad valuvaigistid (kodeiin, tramadool, morfiin)',
      iron: 'Raud või kaltsium',
      psych: 'Antidepressandid või allergiatabletid',
      water: 'Vett väljaviivad ravimid (diureetikumid) või vererõhuravimid',
    },
  },
  'CONSTIPATION.fluids': {
    label: 'Kui palju vedelikku ja kiudaineid päevas tarbitakse?',
    topic: 'Vedelik ja kiudained',
    options: { good: 'Umbes 1,5 liitrit päevas ja iga päev köögivilju', little: 'Vähem' },
  },
  'DIARRHEA.times': {
    label: 'Mitu korda on olnud vedel väljaheide viimase 24 tunni jooksul?',
    topic: 'Vedelat väljaheidet 24 tunniga',
  },
  'DIARRHEA.stool': {
    label: 'Milline on väljaheide?',
    topic: 'Väljaheide',
    options: { water: 'Vesine', mucus: 'Limaga', blood: 'Verega', fat: 'Hele ja rasvane' },
  },
  'DIARRHEA.exposure': {
    label: 'Mis sellele eelnes?',
    topic: 'Mis eelnes',
    options: {
      travel: 'Välisreis',
      abx: 'Antibiootikumid või haigla viimase 3 kuu jooksul',
      food: 'Kahtlane toit',
      others: 'Ka teised on haiged',
      job: 'Töö toidu, patsientide või väikelastega',
    },
  },
  'WEIGHT_LOSS.kg': { label: 'Kui palju on kaal langenud?', topic: 'Kaalulangus' },
  'WEIGHT_LOSS.period': {
    label: 'Millise aja jooksul?',
    topic: 'Ajavahemik',
    options: { m1: 'Kuni 1 kuu', m3: '1–3 kuud', m6: '3–6 kuud', m12: 'Üle 6 kuu' },
  },
  'WEIGHT_LOSS.weight': { label: 'Praegune kaal', topic: 'Praegune kaal' },
  'WEIGHT_LOSS.intent': {
    label: 'Kas kaalulangus oli tahtlik?',
    topic: 'Tahtlik',
    options: { partly: 'Osaliselt' },
  },
  'WEIGHT_LOSS.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      thirst: 'Janu ja rohke urineerimine',
      bowel: 'Kõhulahtisus või veri väljaheites',
      swallow: 'Neelamisraskus',
      cough: 'Köha üle 3 nädala',
      sweats: 'Öine higistamine',
      lump: 'Muhk kusagil kehal',
      thyroid: 'Südamekloppimine, higistamine või värinad',
      mood: 'Meeleolu langus või stress',
      eating: 'Hirm kaalu tõusu ees või tahtlik oksendamine',
    },
  },
  'WEIGHT_LOSS.medicines': {
    label: 'Kasutatavad ravimid (ka kaalu- või diabeediravimid)',
    topic: 'Kasutatavad ravimid',
  },
};
