import { plural } from '../../core/index.ts';
import type { core as en } from './en.ts';

const n = plural('ru');

export const core: typeof en = {
  actions: {
    back: 'Назад',
    cancel: 'Отмена',
    change: 'Изменить',
    close: 'Закрыть',
    continue: 'Продолжить',
    delete: 'Удалить',
    edit: 'Изменить',
    open: 'Открыть',
    reload: 'Обновить страницу',
    save: 'Сохранить',
    send: 'Отправить',
    showLess: 'Показать меньше',
    showMore: 'Показать больше',
    tryAgain: 'Попробовать ещё раз',
    undo: 'Вернуть',
    contactSupport: 'Написать в поддержку',
    toStart: 'На главную страницу',
  },
  loading: 'Загрузка',
  saving: 'Сохранение',
  sending: 'Отправка',
  waitsForConnection: 'Ждёт связи',
  dateParts: { day: 'День', month: 'Месяц', year: 'Год' },
  or: 'или',
  optional: 'необязательно',
  you: 'Вы',
  time: {
    today: (time) => `сегодня в ${time}`,
    yesterday: 'вчера',
    todayHeading: (day) => `Сегодня, ${day}`,
    yesterdayHeading: (day) => `Вчера, ${day}`,
    onDay: (day) => day,
    minutes: (count) => `${count} мин`,
    hours: (hours, minutes) => (minutes ? `${hours} ч ${minutes} мин` : `${hours} ч`),
    days: (days, hours) => (hours ? `${days} д ${hours} ч` : `${days} д`),
  },
  age: {
    years: (count) => n(count, { one: 'год', few: 'года', many: 'лет', other: 'года' }),
    months: (count) => n(count, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' }),
    days: (count) => n(count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
    shortYears: (count) => n(count, { one: 'г.', few: 'г.', many: 'л.', other: 'г.' }),
    shortMonths: (count) => `${count} мес.`,
    shortDays: (count) => `${count} дн.`,
  },
  sex: { MALE: 'мужчина', FEMALE: 'женщина', NOT_DISCLOSED: 'пол не указан' },
  childSex: { MALE: 'мальчик', FEMALE: 'девочка', NOT_DISCLOSED: 'пол не указан' },
  counter: (used, max) => `${used} / ${max}`,
  charactersLeft: (count) =>
    `Осталось: ${n(count, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`,
  charactersOver: (count) =>
    `Лишних: ${n(count, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`,
};
