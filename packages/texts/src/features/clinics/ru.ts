import type { clinics as en } from './en.ts';

export const clinics: typeof en = {
  general: 'Клиника отвечает в рабочее время',
  answers: (hours) => `Клиника отвечает ${hours}`,
  workingDays: (times) => `по рабочим дням ${times}`,
  shortDays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  opens: (when) => `откроется ${when}`,
  today: (time) => `сегодня в ${time}`,
  tomorrow: (time) => `завтра в ${time}`,
  onWeekday: [
    'в понедельник',
    'во вторник',
    'в среду',
    'в четверг',
    'в пятницу',
    'в субботу',
    'в воскресенье',
  ].map((weekday) => (time: string) => `${weekday} в ${time}`),
  onDay: (day, time) => `${day} в ${time}`,
};
