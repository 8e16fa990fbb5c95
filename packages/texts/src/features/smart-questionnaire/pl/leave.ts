import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'FIT_NOTE.jobDescription': { label: 'Jaki to rodzaj pracy?', topic: 'Praca' },
  'FIT_NOTE.worksWeekends': { label: 'Czy praca jest też w weekendy?', topic: 'Praca w weekendy' },
  'FIT_NOTE.unavailableTimes': {
    label: 'Kiedy wizyta lub rozmowa jest niemożliwa?',
    topic: 'Terminy, które nie pasują',
  },
  'FIT_NOTE_END.leaveType': {
    label: 'Które zwolnienie się kończy?',
    topic: 'Kończące się zwolnienie',
    options: { SICK_NOTE: 'Lekarskie', CARE_NOTE: 'Na opiekę' },
  },
  'FIT_NOTE_END.returnDate': { label: 'Pierwszy dzień po powrocie do pracy', topic: 'Powrót do pracy' },
  'FIT_NOTE_ENLENGTHEN.leaveType': {
    label: 'Które zwolnienie przedłużyć?',
    topic: 'Zwolnienie do przedłużenia',
    options: { SICK_NOTE: 'Lekarskie', CARE_NOTE: 'Na opiekę' },
  },
  'FIT_NOTE_ENLENGTHEN.until': { label: 'Do kiedy potrzebne jest zwolnienie?', topic: 'Potrzebne do' },
};
