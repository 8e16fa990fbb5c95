import { plural } from '../../core/index.ts';
import type { core as en } from './en.ts';

const n = plural('pl');

export const core: typeof en = {
  actions: {
    back: 'Wstecz',
    cancel: 'Anuluj',
    change: 'Zmień',
    close: 'Zamknij',
    continue: 'Dalej',
    delete: 'Usuń',
    edit: 'Edytuj',
    open: 'Otwórz',
    reload: 'Odśwież stronę',
    save: 'Zapisz',
    send: 'Wyślij',
    showLess: 'Pokaż mniej',
    showMore: 'Pokaż więcej',
    tryAgain: 'Spróbuj ponownie',
    undo: 'Cofnij',
    contactSupport: 'Napisz do pomocy technicznej',
    toStart: 'Do strony głównej',
  },
  loading: 'Wczytywanie',
  saving: 'Zapisywanie',
  sending: 'Wysyłanie',
  waitsForConnection: 'Czeka na połączenie',
  dateParts: { day: 'Dzień', month: 'Miesiąc', year: 'Rok' },
  or: 'lub',
  optional: 'nieobowiązkowe',
  you: 'Ty',
  time: {
    today: (time) => `dziś o ${time}`,
    yesterday: 'wczoraj',
    todayHeading: (day) => `Dziś, ${day}`,
    yesterdayHeading: (day) => `Wczoraj, ${day}`,
    onDay: (day) => day,
    minutes: (count) => `${count} min`,
    hours: (hours, minutes) => (minutes ? `${hours} godz. ${minutes} min` : `${hours} godz.`),
    days: (days, hours) => (hours ? `${days} d. ${hours} godz.` : `${days} d.`),
  },
  age: {
    years: (count) => n(count, { one: 'rok', few: 'lata', many: 'lat', other: 'roku' }),
    months: (count) => n(count, { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' }),
    days: (count) => n(count, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }),
    shortYears: (count) => n(count, { one: 'r.', few: 'l.', many: 'l.', other: 'r.' }),
    shortMonths: (count) => `${count} mies.`,
    shortDays: (count) => `${count} d.`,
  },
  sex: { MALE: 'mężczyzna', FEMALE: 'kobieta', NOT_DISCLOSED: 'płeć: nie podano' },
  childSex: { MALE: 'chłopiec', FEMALE: 'dziewczynka', NOT_DISCLOSED: 'płeć: nie podano' },
  counter: (used, max) => `${used} / ${max}`,
  charactersLeft: (count) =>
    `Pozostało: ${n(count, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}`,
  charactersOver: (count) =>
    `O ${n(count, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })} za dużo`,
};
