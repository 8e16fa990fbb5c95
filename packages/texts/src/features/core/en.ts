import { plural } from '../../core/index.ts';

const n = plural('en');

/** Words that every screen uses. */
export const core = {
  actions: {
    back: 'Back',
    cancel: 'Cancel',
    change: 'Change',
    close: 'Close',
    continue: 'Continue',
    delete: 'Delete',
    edit: 'Edit',
    open: 'Open',
    reload: 'Reload the page',
    save: 'Save',
    send: 'Send',
    showLess: 'Show less',
    showMore: 'Show more',
    tryAgain: 'Try again',
    undo: 'Undo',
    contactSupport: 'Contact support',
    toStart: 'Go to the start page',
  },
  loading: 'Loading',
  saving: 'Saving',
  sending: 'Sending',
  waitsForConnection: 'Waits for the connection',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  or: 'or',
  optional: 'optional',
  you: 'You',
  time: {
    today: (time: string) => `today ${time}`,
    yesterday: 'yesterday',
    todayHeading: (day: string) => `Today, ${day}`,
    yesterdayHeading: (day: string) => `Yesterday, ${day}`,
    /** A day inside a sentence: "saved 10 March". Month 1 to 12. */
    onDay: (day: string, _month: number) => day,
    minutes: (count: number) => `${count} min`,
    hours: (hours: number, minutes: number) => (minutes ? `${hours} h ${minutes} min` : `${hours} h`),
    days: (days: number, hours: number) => (hours ? `${days} d ${hours} h` : `${days} d`),
  },
  age: {
    years: (count: number) => n(count, { one: 'year', other: 'years' }),
    months: (count: number) => n(count, { one: 'month', other: 'months' }),
    days: (count: number) => n(count, { one: 'day', other: 'days' }),
    shortYears: (count: number) => `${count} y`,
    shortMonths: (count: number) => `${count} m`,
    shortDays: (count: number) => `${count} d`,
  },
  sex: { MALE: 'man', FEMALE: 'woman', NOT_DISCLOSED: 'sex not given' },
  childSex: { MALE: 'boy', FEMALE: 'girl', NOT_DISCLOSED: 'sex not given' },
  counter: (used: number, max: number) => `${used} / ${max}`,
  charactersLeft: (count: number) => `${n(count, { one: 'character', other: 'characters' })} left`,
  charactersOver: (count: number) => `${n(count, { one: 'character', other: 'characters' })} too many`,
};
