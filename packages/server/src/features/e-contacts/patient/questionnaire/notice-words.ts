import { type Country, helpLinesOf, type Language } from '@tervita/domain/core';
import type { StoppingAction } from '@tervita/domain/smart-questionnaire';
import type { About } from './questionnaire-store.ts';
import { wordsIn } from './words.ts';

/** A warning with the numbers of the country; where nobody gives advice by phone, the clinic does. */
export const noticeWords = (action: StoppingAction, language: Language, about: About) => {
  const { emergency, advice, crisis } = helpLinesOf(about.clinicCountry as Country);
  const { title, text } = wordsIn(language).actions[action];
  const numbers: Record<string, string> = {
    emergency,
    advice: advice ?? about.clinicPhone ?? emergency,
    crisis: crisis.join(', '),
  };
  return {
    title,
    text: text.replaceAll(/\{(\w+)\}/g, (all, name: string) => numbers[name] ?? all),
    crisisPhones: action === 'CRISIS' ? [...crisis] : [],
  };
};
