import { type Country, helpLinesOf, type Language } from '@tervita/domain/core';
import type { StoppingAction } from '@tervita/domain/smart-questionnaire';
import type { About } from './questionnaire-store.ts';
import { wordsIn } from './words.ts';

/** Where nobody gives advice by phone, the sentence about that line is left out. */
const withoutAdvice = (text: string) =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('{advice}'))
    .join(' ');

/** A warning with the numbers of the country. */
export const noticeWords = (action: StoppingAction, language: Language, about: About) => {
  const { emergency, advice, crisis } = helpLinesOf(about.clinicCountry as Country);
  const { title, text } = wordsIn(language).actions[action];
  const numbers: Record<string, string> = {
    emergency,
    ...(advice === null ? {} : { advice }),
    crisis: crisis.join(', '),
  };
  return {
    title,
    text: (advice === null ? withoutAdvice(text) : text).replaceAll(
      /\{(\w+)\}/g,
      (all, name: string) => numbers[name] ?? all,
    ),
    crisisPhones: action === 'CRISIS' ? [...crisis] : [],
  };
};
