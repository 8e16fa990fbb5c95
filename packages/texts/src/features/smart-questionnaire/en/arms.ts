import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'JOINT_PAIN.joints': {
    label: 'Which joints?',
    topic: 'Joints',
    options: {
      hand: 'Fingers or hands',
      wrist: 'Wrist',
      elbow: 'Elbow',
      shoulder: 'Shoulder',
      hip: 'Hip',
      knee: 'Knee',
      foot: 'Ankle, foot or toes',
      spine: 'Neck or back',
    },
  },
  'JOINT_PAIN.stiffness': {
    label: 'How long are the joints stiff in the morning?',
    topic: 'Morning stiffness',
    options: {
      no: 'No stiffness',
      lt30: 'Less than 30 minutes',
      '30_60': '30–60 minutes',
      gt60: 'More than an hour',
    },
  },
  'JOINT_PAIN.other': {
    label: 'Have any of these occurred recently?',
    options: {
      swelling: 'Visible swelling of a joint',
      tick: 'Tick bite or ring-shaped rash',
      psoriasis: 'Psoriasis or other rash',
      eye: 'Red, painful eye',
      infection: 'Bowel or urinary infection',
      weight: 'Unexplained weight loss or night sweats',
    },
  },
  'SHOULDER_PAIN.assoc': {
    label: 'Are any of these present?',
    options: {
      numb: 'Numbness or weakness of the arm',
      neck: 'Neck pain',
      pmr: 'Both shoulders stiff in the morning, age over 50',
      weight: 'Unexplained weight loss',
    },
  },
  'ELBOW_PAIN.place': {
    label: 'Where on the elbow?',
    topic: 'Place of the pain',
    options: { outer: 'Outer side', inner: 'Inner side', tip: 'At the tip (back)', all: 'Whole joint' },
  },
  'ELBOW_PAIN.numb': {
    label: 'Numbness or tingling in the ring and little finger?',
    topic: 'Numb ring and little finger',
  },
  'WRIST_PAIN.nerve': {
    label: 'Which of these are present?',
    options: {
      night: 'Fingers go numb at night',
      thumb: 'Numb thumb, index and middle finger',
      weak: 'Weak grip, dropping things',
      lump: 'Lump on the wrist',
      swelling: 'Swelling of several finger joints',
    },
  },
};
