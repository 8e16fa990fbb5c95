import { plural } from '../../../core/index.ts';
import type { warning as en } from './en.ts';

const n = plural('ru');

export const warning: typeof en = {
  step: 'Важно',
  ticked: 'Вы отметили',
  call: (number) => `Позвонить ${number}`,
  callClinic: (number) => `Позвонить в клинику: ${number}`,
  callCrisis: (number) => `Позвонить на кризисный телефон: ${number}`,
  callChildLine: (number) => `Позвонить на детский телефон доверия: ${number}`,
  dayAndNight: 'Круглосуточно',
  hours: (from, to) => `Ежедневно с ${from} до ${to}`,
  onTheLine: 'Скажите, где вы и что случилось. Не кладите трубку.',
  stillGoes: 'Ваше сообщение всё равно получит клиника',
  clinicHasIt: 'Клиника получила ваше сообщение',
  isMarked: 'Оно отмечено как экстренное.',
  isMarkedToday: 'Отмечено, что его нужно посмотреть сегодня.',
  isOpen: (clinic) => `${clinic}: сейчас открыто.`,
  isClosed: (clinic, when) => `${clinic}: сейчас закрыто, откроется ${when}.`,
  goOn: 'Продолжить сообщение',
  read: 'Прочитано, продолжить',
  going: 'Секунду',
  mistake: 'Отмечено по ошибке',
  doesNotApply: 'Это не про мой случай, продолжить',
  changeWords: 'Изменить написанное',
  toMessages: 'Вернуться к переписке',
  filing: (minutes) =>
    `Клиника получит ваши ответы, даже если вы сейчас закроете страницу: через ${n(minutes, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' })}, если вы не измените ответ.`,
  judgement: 'Этот совет следует из ваших ответов и не заменяет мнение врача.',
  more: {
    beforeSending: 'Ещё один вопрос перед отправкой',
    afterSending: 'Ещё один вопрос',
    question:
      'Некоторые ваши слова могут говорить об опасности. Есть ли что-то из этого сейчас или было за последние 24 часа?',
    choose: 'Отметьте, что подходит, или что ничего не подходит.',
    next: 'Продолжить',
  },
};
