import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'COUGH.kind': {
    label: 'What kind of cough?',
    topic: 'Cough',
    options: {
      dry: 'Dry',
      clear: 'With clear or white phlegm',
      yellow: 'With yellow or green phlegm',
      blood: 'With streaks of blood',
      bark: 'Barking',
    },
    told: {
      dry: 'The cough is dry.',
      clear: 'The cough brings up clear or white phlegm.',
      yellow: 'The cough brings up yellow or green phlegm.',
      blood: 'There are streaks of blood in the phlegm.',
      bark: 'The cough is barking.',
    },
  },
  'COUGH.assoc': {
    label: 'What comes with the cough?',
    options: {
      wheeze: 'Wheezing',
      sob: 'Breathless when walking',
      pleur: 'Sharp chest pain when breathing in',
      nose: 'Runny nose',
      reflux: 'Heartburn',
      hoarse: 'Hoarse voice for more than 3 weeks',
      sweats: 'Night sweats',
      weight: 'Unexplained weight loss',
    },
  },
  'DYSPNEA.when': {
    label: 'When does breathlessness come?',
    topic: 'Breathlessness',
    options: {
      rest: 'At rest',
      dress: 'When dressing or walking slowly',
      stairs: 'On stairs or uphill',
      hard: 'Only with hard effort',
    },
  },
  'DYSPNEA.assoc': {
    label: 'What comes with it?',
    options: {
      cough: 'Cough',
      wheeze: 'Wheezing',
      flat: 'Worse lying flat or waking at night breathless',
      ankle: 'Both ankles swollen',
      palp: 'Fast or irregular heartbeat',
      panic: 'Strong fear or tingling fingers',
    },
  },
  'DYSPNEA.spo2': { label: 'Blood oxygen (pulse oximeter), if measured', topic: 'Blood oxygen' },
  'CHEST_PAIN.present': {
    label: 'Is there pain right now?',
    topic: 'Pain now',
    options: { today: 'Not now, but earlier today', earlier: 'Not today' },
  },
  'CHEST_PAIN.when': {
    label: 'When does the pain come?',
    topic: 'When it comes',
    options: {
      effort: 'During effort, cold or stress, eases at rest',
      rest: 'At rest without reason',
      breath: 'When breathing in or coughing',
      press: 'When moving or pressing the spot',
      meal: 'After meals or lying down',
    },
  },
  'CHEST_PAIN.risk': {
    label: 'Which of these apply?',
    options: {
      heart: 'Known heart disease',
      bp: 'High blood pressure',
      diab: 'Diabetes',
      chol: 'High cholesterol',
      smoke: 'Smoking',
      family: 'Heart attack in a close relative before age 60',
      hormone: 'Contraceptive pill, pregnancy or recent birth',
    },
  },
  'CHEST_PAIN.assoc': {
    label: 'Are any of these present?',
    options: {
      palp: 'Fast or irregular heartbeat',
      cough: 'Cough',
      burn: 'Heartburn',
      rash: 'Rash or blisters at the spot',
      anx: 'Fear or panic',
    },
  },
};
