const parts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof parts)[number];
export type DateTyped = Record<DatePart, string>;

/** The three parts as typed, joined: "1985-5-4", "--4" while the rest is missing. */
export const splitDate = (text: string): DateTyped => {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
};

export const joinDate = ({ year, month, day }: DateTyped): string =>
  year || month || day ? `${year}-${month}-${day}` : '';

/** As the wire has it; undefined while a part is missing or has the wrong length. */
export const isoDate = (text: string): string | undefined => {
  const { year, month, day } = splitDate(text);
  return /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined;
};

/** As the wire has it; undefined where no calendar has such a day. */
export const existingDay = (text: string): string | undefined => {
  const date = isoDate(text);
  const time = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
};

export const dateOrder = (locale: string): readonly DatePart[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts()
    .map(({ type }) => type)
    .filter((type): type is DatePart => parts.includes(type as DatePart));

/** A whole date that was pasted into one part, in the order of the page or as the wire has it. */
export const pastedDate = (text: string, order: readonly DatePart[]): string | undefined => {
  const numbers = text.trim().split(/[\s./-]+/);
  if (numbers.length !== 3 || numbers.some((number) => !/^\d{1,4}$/.test(number))) return undefined;
  const read = numbers[0]?.length === 4 ? parts : order;
  const typed = { year: '', month: '', day: '' };
  for (const [at, part] of read.entries()) typed[part] = numbers[at] ?? '';
  return joinDate(typed);
};
