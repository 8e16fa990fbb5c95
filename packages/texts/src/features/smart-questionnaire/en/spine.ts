import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BACK_PAIN.location': {
    label: 'Where is the pain mainly?',
    topic: 'Place of the pain',
    options: {
      low: 'Lower back',
      mid: 'Between the shoulder blades',
      buttock: 'Buttock or hip',
      neck: 'Neck',
    },
  },
  'BACK_PAIN.radiation': {
    label: 'Does the pain go into the legs?',
    topic: 'Into the legs',
    options: {
      thigh: 'Into one leg, above the knee',
      below: 'Into one leg, below the knee',
      both: 'Into both legs',
    },
    told: {
      no: 'The pain does not go into the legs.',
      thigh: 'The pain goes into one leg, above the knee.',
      below: 'The pain goes into one leg, below the knee.',
      both: 'The pain goes into both legs.',
    },
  },
  'BACK_PAIN.rest': {
    label: 'Does the pain ease when resting?',
    topic: 'Eases at rest',
    options: {
      partly: 'Partly',
      no: 'No, constant even at night',
      stiff: 'Worse after rest, better with movement',
    },
  },
  'BACK_PAIN.risk': {
    label: 'Do any of these apply?',
    options: {
      cancer: 'Cancer now or in the past',
      weight: 'Unexplained weight loss',
      osteo: 'Osteoporosis or long-term steroid tablets',
      immun: 'Weakened immunity or injected drugs',
    },
  },
  'NECK_PAIN.radiation': {
    label: 'Does the pain spread?',
    topic: 'Spreads',
    options: {
      shoulder: 'To the shoulder',
      arm: 'Down the arm',
      hand: 'To the hand with numb fingers',
      head: 'To the head',
    },
  },
  'NECK_PAIN.assoc': {
    label: 'Are any of these present?',
    options: {
      head: 'Headache',
      weak: 'Weakness of an arm',
      fever: 'Fever',
      cancer: 'Cancer now or in the past',
      weight: 'Unexplained weight loss',
    },
  },
};
