import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'REQUEST_VACCINATION.vaccine': {
    label: 'Milline vaktsineerimine?',
    topic: 'Vaktsiin',
    options: {
      flu: 'Gripp',
      tbe: 'Puukentsefaliit',
      td: 'Teetanus ja difteeria',
      covid: 'COVID-19',
      pneumo: 'Pneumokokk',
      hpv: 'HPV',
      child: 'Lapse vaktsineerimine (immuniseerimiskava)',
      travel: 'Reis',
      other: 'Muu või vajan nõu',
    },
  },
  'REQUEST_VACCINATION.check': {
    label: 'Kas mõni neist kehtib?',
    options: {
      reaction: 'Raske reaktsioon vaktsiinile või raske allergia',
      ill: 'Praegu palavik või haigus',
      preg: 'Rasedus',
      immun: 'Nõrgenenud immuunsus',
      wound: 'Värske määrdunud haav või loomahammustus',
    },
  },
  'REQUEST_VACCINATION.travel': { label: 'Kuhu ja millal reis toimub?', topic: 'Reis' },
  'REQUEST_LABS.why': {
    label: 'Miks on analüüse vaja?',
    topic: 'Põhjus',
    options: {
      follow: 'Teadaoleva haiguse jälgimine',
      symptom: 'Uus kaebus',
      check: 'Üldine kontroll',
      result: 'Küsimus tulemuste kohta',
    },
  },
  'REQUEST_LABS.which': { label: 'Millised analüüsid või milline kaebus?', topic: 'Analüüsid või kaebus' },
  'REQUEST_LABS.last': {
    label: 'Millal need viimati tehti?',
    topic: 'Viimati tehtud',
    options: { m3: 'Viimase 3 kuu jooksul', y1: 'Viimase aasta jooksul', old: 'Varem või mitte kunagi' },
  },
  'WELLNESS_VISIT_CHILD.ageGroup': {
    label: 'Milline kontroll?',
    topic: 'Kontroll',
    options: {
      infant: 'Alla 1-aastane',
      toddler: '1–3 aastat',
      preschool: '4–7 aastat',
      school: 'Kooliealine',
    },
  },
  'WELLNESS_VISIT_CHILD.concerns': {
    label: 'Kas mõni neist teeb muret?',
    topic: 'Mured',
    options: {
      growth: 'Kasv või söömine',
      speech: 'Kõne',
      motor: 'Liikumine',
      behav: 'Käitumine või suhtlemine',
      lost: 'Varem omandatud oskuste kadumine',
      sleep: 'Uni',
      senses: 'Kuulmine või nägemine',
    },
  },
  'WELLNESS_VISIT_CHILD.vaccines': {
    label: 'Kas soovite visiidil ka vaktsineerida?',
    topic: 'Vaktsiinid visiidil',
    options: { discuss: 'Soovin arutada' },
  },
  'WELLNESS_DIABETES.glucose': {
    label: 'Viimase nädala kõige kõrgem kodune veresuhkrunäit, kui on mõõdetud',
    topic: 'Kõige kõrgem kodune veresuhkur',
  },
  'WELLNESS_DIABETES.hypo': {
    label: 'Kui sageli on veresuhkur liiga madal?',
    topic: 'Veresuhkur liiga madal',
    options: {
      never: 'Mitte kunagi',
      month: 'Umbes kord kuus',
      week: 'Igal nädalal või sagedamini',
      help: 'On vaja läinud kõrvalabi',
    },
  },
  'WELLNESS_DIABETES.changes': {
    label: 'Kas mõni neist on uus?',
    topic: 'Uus',
    options: {
      vision: 'Nägemise halvenemine',
      numb: 'Tuimad või põletavad jalad',
      thirst: 'Janu ja sage urineerimine',
      weight: 'Kaalumuutus',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.height': { label: 'Pikkus', topic: 'Pikkus' },
  'WEIGHT_MANAGEMENT_SCREENING.weight': { label: 'Kaal', topic: 'Kaal' },
  'WEIGHT_MANAGEMENT_SCREENING.conditions2': {
    label: 'Mis järgnevast on teada?',
    options: {
      diab: 'Diabeet või kõrge veresuhkur',
      bp: 'Kõrge vererõhk',
      apnea: 'Norskamine hingamispausidega',
      joint: 'Liigesevalu',
      heart: 'Südamehaigus',
      eating: 'Ülesöömishood või tahtlik oksendamine',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.tried': {
    label: 'Mida on proovitud ja mis on eesmärk?',
    topic: 'Proovitud ja eesmärk, oma sõnadega',
  },
};
