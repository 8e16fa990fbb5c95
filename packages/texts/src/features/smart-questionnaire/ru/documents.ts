import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CERTIFICATE.kindOf': {
    label: 'Какая справка?',
    topic: 'Справка',
    options: {
      driver: 'Водительские права',
      weapon: 'Разрешение на оружие',
      school: 'Школа или детский сад',
      work: 'Работа',
      sport: 'Спорт или плавание',
      disability: 'Оценка инвалидности или трудоспособности',
      other: 'Другая',
    },
  },
  'CERTIFICATE.declaration': {
    label: 'Заполнена ли уже декларация здоровья?',
    topic: 'Декларация здоровья заполнена',
    options: { na: 'Не требуется' },
  },
  'CERTIFICATE.deadline': { label: 'К какому числу нужна?', topic: 'Нужна к' },
  'CERTIFICATE.health': {
    label: 'Для прав или оружия: есть ли что-то из перечисленного?',
    options: {
      faint: 'Обмороки или судороги за последние 5 лет',
      vision: 'Плохое зрение',
      psych: 'Психическое расстройство или зависимость',
      insulin: 'Лечение инсулином',
    },
  },
  'CERTIFICATE_EXTRA.kindOf': { label: 'Какой документ и для кого?', topic: 'Документ' },
  'CERTIFICATE_EXTRA.deadline': { label: 'К какому числу нужен?', topic: 'Нужен к' },
  'REQUEST_REFERRAL.specialist': {
    label: 'К какому специалисту или на какое обследование?',
    topic: 'Направление',
  },
  'REQUEST_REFERRAL.reason': { label: 'В чём проблема и как давно?', topic: 'Проблема' },
  'REQUEST_REFERRAL.before': {
    label: 'Обследовали ли это раньше?',
    topic: 'Обследовали раньше',
    options: { family: 'Да, семейным врачом', spec: 'Да, специалистом' },
  },
};
