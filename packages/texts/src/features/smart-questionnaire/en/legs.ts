import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HIP_GROIN_PAIN.place': {
    label: 'Where is the pain?',
    topic: 'Place of the pain',
    options: { groin: 'Groin', outer: 'Outer side of the hip', buttock: 'Buttock', thigh: 'Thigh or knee' },
  },
  'KNEE_PAIN.swelling': {
    label: 'Is the knee swollen?',
    topic: 'Swelling',
    options: { fast: 'Yes, within hours of an injury', slow: 'Yes, gradually' },
  },
  'KNEE_PAIN.mech': {
    label: 'Which of these happen?',
    options: {
      lock: 'Knee gets stuck',
      give: 'Knee gives way',
      click: 'Clicking or grinding',
      stiff: 'Stiffness after sitting',
    },
  },
  'ANKLE_PAIN.place': {
    label: 'Where is the pain?',
    topic: 'Place of the pain',
    options: {
      outer: 'Outer ankle',
      inner: 'Inner ankle',
      heel: 'Heel',
      sole: 'Sole or midfoot',
      toe: 'Toes',
    },
  },
};
