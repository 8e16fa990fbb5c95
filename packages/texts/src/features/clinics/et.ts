import type { clinics as en } from './en.ts';

export const clinics: typeof en = {
  general: 'Kliinik vastab tööajal',
  answers: (hours) => `Kliinik vastab ${hours}`,
  workingDays: (times) => `tööpäeviti ${times}`,
  shortDays: ['E', 'T', 'K', 'N', 'R', 'L', 'P'],
  opens: (when) => `avatakse ${when}`,
  today: (time) => `täna kell ${time}`,
  tomorrow: (time) => `homme kell ${time}`,
  onWeekday: [
    'esmaspäeval',
    'teisipäeval',
    'kolmapäeval',
    'neljapäeval',
    'reedel',
    'laupäeval',
    'pühapäeval',
  ].map((weekday) => (time: string) => `${weekday} kell ${time}`),
  onDay: (day, time) => `${day} kell ${time}`,
};
