import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'FIT_NOTE.jobDescription': { label: 'What is your job?', topic: 'Work' },
  'FIT_NOTE.worksWeekends': { label: 'Are weekends working days?', topic: 'Weekends are working days' },
  'FIT_NOTE.unavailableTimes': {
    label: 'When is a visit or call not possible?',
    topic: 'Times that do not suit',
  },
  'FIT_NOTE_END.leaveType': {
    label: 'Which leave ends?',
    topic: 'Leave that ends',
    options: { SICK_NOTE: 'Sick leave', CARE_NOTE: 'Care leave' },
  },
  'FIT_NOTE_END.returnDate': { label: 'First day back at work', topic: 'First day back at work' },
  'FIT_NOTE_ENLENGTHEN.leaveType': {
    label: 'Which leave should be extended?',
    topic: 'Leave to extend',
    options: { SICK_NOTE: 'Sick leave', CARE_NOTE: 'Care leave' },
  },
  'FIT_NOTE_ENLENGTHEN.until': { label: 'Until when is leave needed?', topic: 'Needed until' },
};
