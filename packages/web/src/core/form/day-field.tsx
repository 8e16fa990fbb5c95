import { regionalLocale } from '@tervita/domain/core';
import type { ComponentProps } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { useConfig } from '../config.ts';
import { useLanguage, usePublicTexts } from '../texts/index.ts';

/** The one field for a date, the same on every page: day first, except in America. */
export function DayField(props: Omit<ComponentProps<typeof DateField>, 'locale' | 'partLabels'>) {
  const language = useLanguage();
  const isAmerican = useConfig().prmFeatures.COUNTRY_CODE === 'US' && language === 'en';
  const locale = isAmerican ? 'en-US' : regionalLocale[language];
  return <DateField {...props} locale={locale} partLabels={usePublicTexts().core.dateParts} />;
}
