import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PRESCRIPTION.reason': { label: 'Для чего нужно лекарство?', topic: 'Для чего' },
  'PRESCRIPTION_CONTRACEPTION.risk': {
    label: 'Есть ли что-то из перечисленного?',
    options: {
      aura: 'Мигрень с мерцанием или зигзагами перед глазами',
      clot: 'Тромб, инсульт или болезнь сердца (у себя или близких)',
      bp: 'Высокое давление',
      smoke35: 'Курение и возраст 35 лет и старше',
      breast: 'Рак груди или болезнь печени',
      feeding: 'Кормление грудью или роды за последние 6 месяцев',
      missed: 'Возможная беременность или нужна экстренная контрацепция',
    },
  },
};
