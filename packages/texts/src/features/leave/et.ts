import type { leave as english } from './en.ts';

export const leave: typeof english = {
  title: {
    START: { SICK_NOTE: 'Haiguslehe soov', CARE_NOTE: 'Hoolduslehe soov' },
    END: { SICK_NOTE: 'Haiguslehe lõpetamine', CARE_NOTE: 'Hoolduslehe lõpetamine' },
    LENGTHEN: { SICK_NOTE: 'Haiguslehe pikendamine', CARE_NOTE: 'Hoolduslehe pikendamine' },
  },
  start: 'Algus',
  returns: 'Tagasi tööl',
  until: 'Soovib kuni',
  work: 'Töö',
  weekends: 'Nädalavahetus',
  worksWeekends: 'Töötab nädalavahetusel',
  noWeekends: 'Ei tööta nädalavahetusel',
  cannotCome: 'Ei saa tulla',
  caresFor: 'Hooldab isikut',
  notes: 'Märkused',
  notSaid: 'Ei öelnud',
  copy: (what: string) => `Kopeeri: ${what}`,
  copyAll: 'Kopeeri kõik',
  copied: 'Kopeeritud',
  line: {
    from: (day: string) => `Alates ${day}`,
    returns: (day: string) => `Tagasi tööl ${day}`,
    until: (day: string) => `Kuni ${day}`,
    worksWeekends: 'töötab nädalavahetusel',
    noWeekends: 'ei tööta nädalavahetusel',
  },
};
