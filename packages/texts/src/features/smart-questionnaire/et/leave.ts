import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'FIT_NOTE.jobDescription': { label: 'Mis tööd Te teete?', topic: 'Töö' },
  'FIT_NOTE.worksWeekends': {
    label: 'Kas töötate ka nädalavahetustel?',
    topic: 'Töö nädalavahetustel',
  },
  'FIT_NOTE.unavailableTimes': { label: 'Millal visiit või kõne ei sobi?', topic: 'Ajad, mis ei sobi' },
  'FIT_NOTE_END.leaveType': {
    label: 'Kumb leht tuleb lõpetada?',
    topic: 'Lõpetatav leht',
    options: { SICK_NOTE: 'Haigusleht', CARE_NOTE: 'Hooldusleht' },
  },
  'FIT_NOTE_END.returnDate': { label: 'Esimene tööpäev', topic: 'Esimene tööpäev' },
  'FIT_NOTE_ENLENGTHEN.leaveType': {
    label: 'Kumba lehte on vaja pikendada?',
    topic: 'Pikendatav leht',
    options: { SICK_NOTE: 'Haigusleht', CARE_NOTE: 'Hooldusleht' },
  },
  'FIT_NOTE_ENLENGTHEN.until': { label: 'Mis kuupäevani on lehte vaja?', topic: 'Vaja kuni' },
};
