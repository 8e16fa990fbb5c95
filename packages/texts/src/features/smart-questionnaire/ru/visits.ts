import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'APPOINTMENT.reason': { label: 'По какому поводу визит?', topic: 'Повод визита' },
  'APPOINTMENT.with': {
    label: 'К кому нужен приём?',
    topic: 'К кому',
    options: { doctor: 'К врачу', nurse: 'К медсестре', midwife: 'К акушерке', any: 'Не важно' },
  },
  'APPOINTMENT.form': {
    label: 'Как удобнее: очно, по телефону или по видео?',
    topic: 'Как',
    options: { visit: 'Очно', phone: 'По телефону', video: 'По видео' },
  },
  'CANCEL_APPOINTMENT.which': { label: 'Какая запись: дата, время и к кому?', topic: 'Запись' },
  'CANCEL_APPOINTMENT.new': { label: 'Нужно ли новое время?', topic: 'Нужно новое время' },
  'CANCEL_APPOINTMENT.availability': { label: 'Какие дни и время подходят?', topic: 'Подходящее время' },
  'BILLING_QUESTION.invoice': { label: 'Номер счёта, если известен', topic: 'Счёт' },
  'BILLING_QUESTION.topic': {
    label: 'О чём вопрос?',
    topic: 'О чём',
    options: {
      amount: 'Сумма или цена',
      pay: 'Оплата или срок',
      refund: 'Возврат',
      insurance: 'Страховка',
      other: 'Другое',
    },
  },
  'BILLING_QUESTION.details': { label: 'Опишите подробнее', topic: 'Подробности' },
  'QUESTION.topic': {
    label: 'О чём вопрос?',
    topic: 'О чём',
    options: {
      health: 'Здоровье',
      medicine: 'Лекарство',
      results: 'Результаты анализов',
      practical: 'Организационный вопрос',
    },
  },
  'QUESTION.question': { label: 'Ваш вопрос', topic: 'Вопрос' },
};
