import { type Language, regionalLocale } from '@tervita/domain/core';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** plural('ru')(3, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }) says "3 дня". */
export const plural = (language: Language) => {
  const rules = new Intl.PluralRules(regionalLocale[language]);
  const numbers = new Intl.NumberFormat(regionalLocale[language]);
  return (count: number, forms: Forms) =>
    `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`;
};
