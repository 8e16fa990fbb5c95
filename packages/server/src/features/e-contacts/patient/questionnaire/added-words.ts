import { composedForPatient } from './compose.ts';
import type { Found } from './questionnaire-store.ts';

const sentencesOf = (text: string): readonly string[] =>
  text
    // A stop inside a number ends nothing.
    .split(/[!?\n]|\.(?=\s|$)/)
    .map((each) => each.trim())
    .filter(Boolean);

/**
 * What the person wrote into the summary. The sentences that were made from the answers are not judged: the rules have
 * looked at the answers themselves, and "no pain in the chest" must not sound an alarm.
 */
const addedTo = (made: string, summary: string): string => {
  const ours = new Set(sentencesOf(made));
  return sentencesOf(summary)
    .filter((sentence) => !ours.has(sentence))
    .join('\n');
};

/** Empty where the summary is as it was made, by rules or by a model, or is the first words, which are judged themselves. */
export const wordsAdded = (found: Found, now: Date): string => {
  const { summary, madeSummary, isSummaryEdited, input } = found.questionnaire;
  if (!isSummaryEdited || summary === null || summary === input) return '';
  return addedTo(`${composedForPatient(found, now)}\n${madeSummary ?? ''}`, summary);
};
