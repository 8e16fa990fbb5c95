import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CONSTIPATION.last': {
    label: 'When was the last bowel movement?',
    topic: 'Last bowel movement',
    options: {
      d0_2: 'Within 2 days',
      d3_4: '3–4 days ago',
      d5_7: '5–7 days ago',
      gt7: 'More than a week ago',
    },
  },
  'CONSTIPATION.assoc': {
    label: 'What comes with it?',
    options: {
      hard: 'Hard lumps, straining',
      blood: 'Blood on the paper or stool',
      altern: 'Diarrhoea in between',
      pain: 'Belly pain or bloating',
      weight: 'Unexplained weight loss',
    },
  },
  'CONSTIPATION.medicines': {
    label: 'Which of these are used?',
    topic: 'Medicines in use',
    options: {
      opioid: 'Strong painkillers (codeine, tramadol, morphine)',
      iron: 'Iron or calcium',
      psych: 'Antidepressants or allergy tablets',
      water: 'Water tablets or blood pressure tablets',
    },
  },
  'CONSTIPATION.fluids': {
    label: 'How much fluid and fibre in a day?',
    topic: 'Fluid and fibre',
    options: { good: 'About 1.5 litres and vegetables daily', little: 'Less' },
  },
  'DIARRHEA.times': {
    label: 'How many loose stools in the last 24 hours?',
    topic: 'Loose stools in 24 hours',
  },
  'DIARRHEA.stool': {
    label: 'What is the stool like?',
    topic: 'Stool',
    options: { water: 'Watery', mucus: 'With mucus', blood: 'With blood', fat: 'Pale and greasy' },
  },
  'DIARRHEA.exposure': {
    label: 'What happened before?',
    topic: 'What came before',
    options: {
      travel: 'Travel abroad',
      abx: 'Antibiotics or hospital in the last 3 months',
      food: 'Suspicious food',
      others: 'Others are ill too',
      job: 'Work with food, patients or small children',
    },
  },
  'WEIGHT_LOSS.kg': { label: 'How much weight has been lost?', topic: 'Weight lost' },
  'WEIGHT_LOSS.period': {
    label: 'Over what time?',
    topic: 'Over',
    options: { m1: 'Up to 1 month', m3: '1–3 months', m6: '3–6 months', m12: 'More than 6 months' },
  },
  'WEIGHT_LOSS.weight': { label: 'Current weight', topic: 'Current weight' },
  'WEIGHT_LOSS.intent': {
    label: 'Was the weight loss intended?',
    topic: 'Intended',
    options: { partly: 'Partly' },
  },
  'WEIGHT_LOSS.assoc': {
    label: 'Are any of these present?',
    options: {
      thirst: 'Thirst and passing a lot of urine',
      bowel: 'Diarrhoea or blood in stool',
      swallow: 'Trouble swallowing',
      cough: 'Cough for more than 3 weeks',
      sweats: 'Night sweats',
      lump: 'A lump anywhere',
      thyroid: 'Racing heart, sweating or trembling',
      mood: 'Low mood or stress',
      eating: 'Fear of gaining weight, or making yourself vomit',
    },
  },
  'WEIGHT_LOSS.medicines': {
    label: 'Medicines used (also for weight or diabetes)',
    topic: 'Medicines in use',
  },
};
