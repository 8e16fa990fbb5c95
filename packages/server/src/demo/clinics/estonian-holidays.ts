/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
const easterOf = (year: number): number => {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32);
};

const day = 86_400_000;
const fixed = [
  ['01-01', 'uusaasta'],
  ['02-24', 'iseseisvuspäev'],
  ['05-01', 'kevadpüha'],
  ['06-23', 'võidupüha'],
  ['06-24', 'jaanipäev'],
  ['08-20', 'taasiseseisvumispäev'],
  ['12-24', 'jõululaupäev'],
  ['12-25', 'esimene jõulupüha'],
  ['12-26', 'teine jõulupüha'],
] as const;
const movable = [
  [-2, 'suur reede'],
  [0, 'ülestõusmispühade 1. püha'],
  [49, 'nelipühade 1. püha'],
] as const;

export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** Public holidays of Estonia, with the names that the law gives them. */
export const estonianHolidays = (year: number): Holiday[] =>
  [
    ...fixed.map(([date, name]) => ({ day: `${year}-${date}`, name })),
    ...movable.map(([after, name]) => ({
      day: new Date(easterOf(year) + after * day).toISOString().slice(0, 10),
      name,
    })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
