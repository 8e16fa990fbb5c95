import type { expectedReply as en } from './en.ts';

export const expectedReply: typeof en = {
  title: 'Kiedy spodziewać się odpowiedzi',
  today: (time) => `dzisiaj do ${time}`,
  tomorrow: (time) => `jutro do ${time}`,
  onWeekday: [
    'w poniedziałek',
    'we wtorek',
    'w środę',
    'w czwartek',
    'w piątek',
    'w sobotę',
    'w niedzielę',
  ].map((weekday) => (time: string) => `${weekday} do ${time}`),
  onDay: (day, time) => `${day} do ${time}`,
  sameDay: (time) => `do ${time}`,
  nineOfTen: (when) => `Dziewięć osób na dziesięć dostaje odpowiedź ${when}.`,
  late: 'Na odpowiedź czeka się dłużej niż zwykle. Do tego czasu dostaje ją dziewięć osób na dziesięć.',
  worse: (number) => `Jest znacznie gorzej? Zadzwoń pod numer ${number}.`,
};
