import { regionalLocale } from '@tervita/domain/core';
import { useLanguage } from '../../core/texts/index.ts';

/** 35.19 €, as the reader's language writes it. */
export const useMoney = () => {
  const locale = regionalLocale[useLanguage()];
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (cents: number) => `${format.format(cents / 100)}\u00A0€`;
};

/** March, of its number. */
export const useMonthName = () => {
  const locale = regionalLocale[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (month: number) => {
    const name = format.format(new Date(Date.UTC(2026, month - 1, 15)));
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
};
