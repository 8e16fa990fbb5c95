import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'GASTROINTESTINAL.symptoms': {
    label: 'What is the main problem?',
    options: {
      heartburn: 'Heartburn or acid coming up',
      upper: 'Pain or burning in the upper belly',
      bloat: 'Bloating or gas',
      nausea: 'Nausea',
      habit: 'Change in bowel habit',
      blood: 'Blood in or on the stool',
      swallow: 'Food sticks when swallowing',
    },
  },
  'GASTROINTESTINAL.meals': {
    label: 'How is it linked to eating?',
    topic: 'Link with meals',
    options: {
      after: 'Worse after meals',
      empty: 'Worse on an empty stomach or at night',
      foods: 'Only with certain foods',
      none: 'No link',
    },
  },
  'GASTROINTESTINAL.medicines': {
    label: 'Which of these are used?',
    topic: 'Medicines in use',
    options: {
      nsaid: 'Ibuprofen, diclofenac or aspirin',
      thinner: 'Blood thinners',
      abx: 'Antibiotics in the last 3 months',
      iron: 'Iron tablets',
      metformin: 'Metformin or weight-loss injections',
    },
  },
  'GASTROINTESTINAL.weightloss': {
    label: 'Unintended weight loss in the last 6 months',
    topic: 'Weight lost in 6 months',
  },
  'ABDOMINAL_PAIN.location': {
    label: 'Where is the pain strongest?',
    topic: 'Place of the pain',
    options: {
      upper: 'Upper middle',
      upright: 'Upper right',
      upleft: 'Upper left',
      navel: 'Around the navel',
      lowright: 'Lower right',
      lowleft: 'Lower left',
      lowmid: 'Lower middle',
      all: 'Everywhere',
    },
  },
  'ABDOMINAL_PAIN.assoc': {
    label: 'What comes with the pain?',
    options: {
      vomit: 'Vomiting',
      diarr: 'Diarrhoea',
      const: 'Constipation',
      urine: 'Pain or blood when passing urine',
      vaginal: 'Unusual vaginal bleeding or discharge',
      weight: 'Unexplained weight loss',
    },
  },
  'NAUSEA_VOMITING.times': {
    label: 'How many times has there been vomiting in the last 24 hours?',
    topic: 'Vomited in 24 hours',
  },
  'NAUSEA_VOMITING.drink': {
    label: 'Do fluids stay down?',
    topic: 'Fluids stay down',
    options: {
      ok: 'Yes',
      sips: 'Only small sips',
      no: 'No, for less than 12 hours',
      no12: 'No, for 12 hours or more',
    },
  },
  'NAUSEA_VOMITING.assoc': {
    label: 'Are any of these present?',
    options: {
      diarr: 'Diarrhoea',
      head: 'Headache',
      dizzy: 'Dizziness',
      diab: 'Diabetes treated with insulin',
      newmed: 'New medicine',
      weight: 'Unexplained weight loss',
    },
  },
  'DYSPHAGIA.what': {
    label: 'What is hard to swallow?',
    topic: 'Hard to swallow',
    options: {
      solid: 'Solid food',
      liquid: 'Liquids',
      both: 'Both',
      lump: 'Nothing sticks, only a lump feeling',
    },
  },
  'DYSPHAGIA.assoc': {
    label: 'Are any of these present?',
    options: {
      pain: 'Pain when swallowing',
      heartburn: 'Heartburn',
      cough: 'Coughing or choking when eating',
      hoarse: 'Hoarse voice for more than 3 weeks',
      vomit: 'Food comes back up',
      blood: 'Vomiting blood streaks',
    },
  },
  'DYSPHAGIA.weightloss': { label: 'Weight lost because of this', topic: 'Weight lost' },
};
