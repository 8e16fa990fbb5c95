import type { expectedReply as en } from './en.ts';

export const expectedReply: typeof en = {
  title: 'Millal vastust oodata',
  today: (time) => `täna kella ${time}-ks`,
  tomorrow: (time) => `homme kella ${time}-ks`,
  onWeekday: [
    'esmaspäeval',
    'teisipäeval',
    'kolmapäeval',
    'neljapäeval',
    'reedel',
    'laupäeval',
    'pühapäeval',
  ].map((weekday) => (time: string) => `${weekday} kella ${time}-ks`),
  onDay: (day, time) => `${day} kella ${time}-ks`,
  sameDay: (time) => `kella ${time}-ks`,
  nineOfTen: (when) => `Üheksa inimest kümnest saab vastuse ${when}.`,
  late: 'Vastus võtab tavalisest kauem aega. Üheksa inimest kümnest on selleks ajaks vastuse saanud.',
  worse: (number) => `Läks vahepeal palju halvemaks? Helistage ${number}.`,
};
