import type { expectedReply as en } from './en.ts';

export const expectedReply: typeof en = {
  title: 'Когда ждать ответа',
  today: (time) => `сегодня до ${time}`,
  tomorrow: (time) => `завтра до ${time}`,
  onWeekday: [
    'в понедельник',
    'во вторник',
    'в среду',
    'в четверг',
    'в пятницу',
    'в субботу',
    'в воскресенье',
  ].map((weekday) => (time: string) => `${weekday} до ${time}`),
  onDay: (day, time) => `${day} до ${time}`,
  sameDay: (time) => `до ${time}`,
  nineOfTen: (when) => `Девять человек из десяти получают ответ ${when}.`,
  late: 'Ответ занимает больше времени, чем обычно. К этому времени ответ получают девять человек из десяти.',
  worse: (number) => `Стало намного хуже? Звоните по номеру ${number}.`,
};
