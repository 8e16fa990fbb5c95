import type { clinics as en } from './en.ts';

export const clinics: typeof en = {
  general: 'Przychodnia odpowiada w godzinach pracy',
  answers: (hours) => `Przychodnia odpowiada ${hours}`,
  workingDays: (times) => `w dni robocze ${times}`,
  shortDays: ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'],
  opens: (when) => `otwarcie ${when}`,
  today: (time) => `dzisiaj o ${time}`,
  tomorrow: (time) => `jutro o ${time}`,
  onWeekday: [
    'w poniedziałek',
    'we wtorek',
    'w środę',
    'w czwartek',
    'w piątek',
    'w sobotę',
    'w niedzielę',
  ].map((weekday) => (time: string) => `${weekday} o ${time}`),
  onDay: (day, time) => `${day} o ${time}`,
};
