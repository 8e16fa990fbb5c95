import type { Language } from '@tervita/domain/core';
import { composeSummary, problemOf, type Told } from '@tervita/domain/smart-questionnaire';
import { reasonAskedFor } from './danger-answer.ts';
import { factsOf } from './facts.ts';
import type { Found } from './questionnaire-store.ts';
import { wordsFor, wordsToRead } from './words.ts';

interface Reader {
  readonly language: Language;
  readonly audience: Told['audience'];
}

/** The summary that needs no model, for whoever reads it. */
export const composed = (found: Found, { language, audience }: Reader, now: Date): string => {
  const { problemType, answers, input } = found.questionnaire;
  const problem = problemOf(reasonAskedFor(found.questionnaire));
  // Words whose reason nobody has chosen stand for themselves.
  if (!problem || (!problemType && input !== '')) return input;
  const told = { type: problem.type, answers, patient: factsOf(found, now), text: input, audience };
  return composeSummary(told, (audience === 'CLINIC' ? wordsToRead : wordsFor)(found, language));
};

/** As the patient reads it before sending. */
export const composedForPatient = (found: Found, now: Date): string =>
  composed(found, { language: found.questionnaire.language, audience: 'PATIENT' }, now);
