import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'FIT_NOTE.jobDescription': { label: 'Кем вы работаете?', topic: 'Работа' },
  'FIT_NOTE.worksWeekends': { label: 'Рабочие ли выходные?', topic: 'Выходные рабочие' },
  'FIT_NOTE.unavailableTimes': { label: 'Когда визит или звонок невозможен?', topic: 'Неподходящее время' },
  'FIT_NOTE_END.leaveType': {
    label: 'Какой больничный закрывается?',
    topic: 'Закрывается больничный',
    options: { SICK_NOTE: 'По болезни', CARE_NOTE: 'По уходу' },
  },
  'FIT_NOTE_END.returnDate': { label: 'Первый рабочий день', topic: 'Первый рабочий день' },
  'FIT_NOTE_ENLENGTHEN.leaveType': {
    label: 'Какой больничный продлить?',
    topic: 'Продлить больничный',
    options: { SICK_NOTE: 'По болезни', CARE_NOTE: 'По уходу' },
  },
  'FIT_NOTE_ENLENGTHEN.until': { label: 'До какого числа нужен больничный?', topic: 'Нужен до' },
};
