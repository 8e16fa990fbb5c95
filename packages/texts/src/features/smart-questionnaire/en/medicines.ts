import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PRESCRIPTION.reason': { label: 'What is the medicine for?', topic: 'What it is for' },
  'PRESCRIPTION_CONTRACEPTION.risk': {
    label: 'Do any of these apply?',
    options: {
      aura: 'Migraine with visual signs',
      clot: 'Blood clot, stroke or heart disease (self or close family)',
      bp: 'High blood pressure',
      smoke35: 'Smoking and age 35 or over',
      breast: 'Breast cancer or liver disease',
      feeding: 'Breastfeeding or gave birth in the last 6 months',
      missed: 'Possible pregnancy or emergency contraception needed',
    },
  },
};
