import type { leave as english } from './en.ts';

export const leave: typeof english = {
  title: {
    START: { SICK_NOTE: 'Prośba o zwolnienie', CARE_NOTE: 'Prośba o zwolnienie na opiekę' },
    END: { SICK_NOTE: 'Zakończenie zwolnienia', CARE_NOTE: 'Zakończenie zwolnienia na opiekę' },
    LENGTHEN: { SICK_NOTE: 'Przedłużenie zwolnienia', CARE_NOTE: 'Przedłużenie zwolnienia na opiekę' },
  },
  start: 'Początek',
  returns: 'Powrót do pracy',
  until: 'Potrzebne do',
  work: 'Praca',
  weekends: 'Weekendy',
  worksWeekends: 'Pracuje w weekendy',
  noWeekends: 'Nie pracuje w weekendy',
  cannotCome: 'Nie może przyjść',
  caresFor: 'Opiekuje się osobą',
  notes: 'Uwagi',
  notSaid: 'Nie podano',
  copy: (what: string) => `Kopiuj: ${what}`,
  copyAll: 'Kopiuj wszystko',
  copied: 'Skopiowano',
  line: {
    from: (day: string) => `Od ${day}`,
    returns: (day: string) => `Powrót do pracy ${day}`,
    until: (day: string) => `Do ${day}`,
    worksWeekends: 'pracuje w weekendy',
    noWeekends: 'nie pracuje w weekendy',
  },
};
