import { regionalLocale } from '@tervita/domain/core';
import { useMemo } from 'react';
import { useLanguage } from '../texts/index.ts';

/** Numbers as the reader's language writes them: always with one decimal, or with none; 74 %; 12 Mar. */
export const useFigures = () => {
  const language = useLanguage();
  return useMemo(() => {
    const locale = regionalLocale[language];
    const places = (digits: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const [none, one] = [places(0), places(1)];
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return {
      one: (value: number) => one.format(value),
      whole: (value: number) => none.format(value),
      /** 20, but 7.5. */
      short: (value: number) => (Number.isInteger(value) ? none : one).format(value),
      share: (part: number, whole: number) => percent.format(whole === 0 ? 0 : part / whole),
      /** Of a calendar day. */
      shortDay: (day: string) => shortDay.format(Date.parse(day)),
    };
  }, [language]);
};
