import { regionalLocale } from '@tervita/domain/core';
import { useLanguage, usePublicTexts } from '../../../core/texts/index.ts';

/** "2026-09-01" as a day inside a sentence, always with its year. */
export const useVersionDay = () => {
  const locale = regionalLocale[useLanguage()];
  const { onDay } = usePublicTexts().core.time;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (version: string): string => {
    const at = Date.parse(version);
    // Versions of long ago were not days.
    return Number.isNaN(at) ? version : onDay(format.format(at), Number(version.slice(5, 7)));
  };
};
