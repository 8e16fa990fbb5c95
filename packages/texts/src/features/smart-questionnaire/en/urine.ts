import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'URINARY_DISORDER.symptoms': {
    label: 'What is the problem?',
    options: {
      freq: 'Passing urine very often',
      urge: 'Sudden strong urge',
      leak: 'Leaking urine',
      stream: 'Weak stream or hard to start',
      pain: 'Pain or burning',
      blood: 'Red or pink urine',
    },
  },
  'URINARY_DISORDER.leakwhen': {
    label: 'When does urine leak?',
    topic: 'Urine leaks',
    options: {
      cough: 'When coughing, laughing or lifting',
      urge: 'Not reaching the toilet in time',
      always: 'All the time or without noticing',
    },
  },
  'URINARY_DISORDER.night': {
    label: 'How many times a night is there a need to get up to pee?',
    topic: 'Up at night',
  },
  'DYSURIA.symptoms': {
    label: 'Which symptoms are there?',
    options: {
      burn: 'Burning or pain when passing urine',
      freq: 'Passing urine often',
      urge: 'Sudden urge',
      belly: 'Pain low in the belly',
      blood: 'Pink or red urine',
      cloudy: 'Cloudy or smelly urine',
      disch: 'Discharge from the vagina or penis',
    },
  },
  'DYSURIA.recurrence': {
    label: 'How many urinary infections in the last 12 months?',
    topic: 'Urinary infections in a year',
  },
  'DYSURIA.risk': {
    label: 'Do any of these apply?',
    options: {
      diab: 'Diabetes',
      kidney: 'Kidney disease or stones',
      cath: 'Urinary catheter',
      immun: 'Weakened immunity',
      sti: 'New sexual partner or possible sexually transmitted infection',
      abx: 'Antibiotics in the last month',
    },
  },
};
