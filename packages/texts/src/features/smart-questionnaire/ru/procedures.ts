import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PROC_SUTURES.placed': { label: 'Дата наложения швов', topic: 'Швы наложены' },
  'PROC_WOUNDDRESSING.cause': {
    label: 'Из-за чего появилась рана?',
    topic: 'Причина',
    options: {
      surgery: 'Операция',
      injury: 'Травма',
      burn: 'Ожог',
      bite: 'Укус животного или человека',
      ulcer: 'Давняя язва или диабет',
    },
  },
  'PROC_CASTREMOVAL.limb': {
    label: 'Где гипс?',
    topic: 'Гипс',
    options: { arm: 'На руке', leg: 'На ноге', other: 'В другом месте' },
  },
  'PROC_CASTREMOVAL.placed': { label: 'Дата наложения гипса', topic: 'Гипс наложен' },
  'PROC_CASTREMOVAL.orders': {
    label: 'Что сказали в больнице о снятии и контрольном снимке?',
    topic: 'В больнице сказали',
  },
};
