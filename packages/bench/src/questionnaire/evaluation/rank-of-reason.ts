import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { findChiefProblem } from '@tervita/domain/smart-questionnaire';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';

/** A message, and the reasons that would be right. */
export interface Described {
  readonly wanted: readonly string[];
  readonly text: string;
}

/** At which place the finder names a right one, from 0; infinite where it does not. */
export const rankOf = ({ wanted, text }: Described, language: Language): number => {
  const found: readonly { readonly type: ProblemType }[] = findChiefProblem(text, spokenIndex, {
    limit: 5,
    language,
  });
  const at = found.findIndex(({ type }) => wanted.includes(type));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};
