import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HIP_GROIN_PAIN.place': {
    label: 'Где боль?',
    topic: 'Место боли',
    options: { groin: 'В паху', outer: 'Снаружи бедра', buttock: 'В ягодице', thigh: 'В бедре или колене' },
  },
  'KNEE_PAIN.swelling': {
    label: 'Опухло ли колено?',
    topic: 'Отёк',
    options: { fast: 'Да, через несколько часов после травмы', slow: 'Да, постепенно' },
  },
  'KNEE_PAIN.mech': {
    label: 'Что из этого бывает?',
    options: {
      lock: 'Колено заклинивает',
      give: 'Колено подкашивается',
      click: 'Щелчки или хруст',
      stiff: 'Скованность после сидения',
    },
  },
  'ANKLE_PAIN.place': {
    label: 'Где боль?',
    topic: 'Место боли',
    options: {
      outer: 'Наружная лодыжка',
      inner: 'Внутренняя лодыжка',
      heel: 'Пятка',
      sole: 'Подошва или середина стопы',
      toe: 'Пальцы ног',
    },
  },
};
