import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'FIT_NOTE.jobDescription': { label: 'Кем вы работаете?', topic: 'Работа' },
  'FIT_NOTE.worksWeekends': { label: 'Есть ли работа в выходные?', topic: 'Работа в выходные' },
  'FIT_NOTE.unavailableTimes': { label: 'Когда визит или звонок невозможен?', topic: 'Неподходящее время' },
  'FIT_NOTE_END.leaveType': {
    label: 'Какой лист нужно закрыть?',
    topic: 'Закрывается',
    options: { SICK_NOTE: 'Больничный лист', CARE_NOTE: 'Лист по уходу' },
  },
  'FIT_NOTE_END.returnDate': { label: 'Первый рабочий день', topic: 'Первый рабочий день' },
  'FIT_NOTE_ENLENGTHEN.leaveType': {
    label: 'Какой лист нужно продлить?',
    topic: 'Продлить',
    options: { SICK_NOTE: 'Больничный лист', CARE_NOTE: 'Лист по уходу' },
  },
  'FIT_NOTE_ENLENGTHEN.until': {
    label: 'По какое число включительно нужен лист?',
    topic: 'Нужен по',
  },
};
