import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'MOOD_DISORDER.symptoms': {
    label: 'What has been noticed lately?',
    options: {
      low: 'Low or sad mood',
      interest: 'No interest or joy',
      irritable: 'Irritability',
      tired: 'Tiredness, no energy',
      concentr: 'Poor concentration',
      guilt: 'Guilt or worthlessness',
      mania: 'Unusually high energy with little need for sleep and risky actions',
    },
  },
  'ANXIETY.symptoms': {
    label: 'Which symptoms are there?',
    options: {
      worry: 'Worry that is hard to stop',
      panic: 'Sudden panic attacks',
      body: 'Racing heart, trembling or sweating',
      avoid: 'Avoiding places or people',
      tension: 'Tense muscles, restlessness',
      compuls: 'Repeated thoughts or actions that are hard to resist',
    },
  },
  'ANXIETY.triggers': { label: 'What brings the anxiety on or makes it worse?', topic: 'What brings it on' },
  'DEPRESSION.lowmood': {
    label: 'How often has the mood been low in the last two weeks?',
    topic: 'Low mood',
    options: { never: 'Not at all', some: 'On some days', half: 'On most days', daily: 'Nearly every day' },
  },
  'DEPRESSION.interest': {
    label: 'How often has there been little interest or joy in things?',
    topic: 'Little interest or joy',
    options: { never: 'Not at all', some: 'On some days', half: 'On most days', daily: 'Nearly every day' },
  },
};
