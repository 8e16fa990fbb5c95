import { problemTypes } from '@tervita/domain/problem-types';
import { findChiefProblem } from '@tervita/domain/smart-questionnaire';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { readOffered } from '../../../problem-types/index.ts';
import type { Found, FoundProblem } from './questionnaire-store.ts';

const most = 5;

/** What the words may be about, of what the clinic takes; the likeliest first. */
export const findProblems = async (
  db: Reader,
  { questionnaire }: Found,
  input: string,
): Promise<readonly FoundProblem[]> => {
  const { clinicId, language } = questionnaire;
  const offered = await readOffered(db, clinicId);
  return findChiefProblem(input, spokenIndex, { limit: problemTypes.length, language })
    .filter(({ type }) => offered.includes(type))
    .slice(0, most)
    .map(({ type, reasons }) => ({ type, because: reasons.map(({ word }) => word).slice(0, most) }));
};
