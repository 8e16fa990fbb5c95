import { problemTypes } from '@tervita/domain/problem-types';
import { findChiefProblem } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { readOffered } from '../../../problem-types/index.ts';
import type { Found, FoundProblem } from './questionnaire-store.ts';
import { problemIndex } from './words.ts';

const most = 5;

/** What the words may be about, of what the clinic takes; the likeliest first. */
export const findProblems = async (
  db: Reader,
  { questionnaire }: Found,
  input: string,
): Promise<readonly FoundProblem[]> => {
  const offered = await readOffered(db, questionnaire.clinicId);
  return findChiefProblem(input, problemIndex(), { limit: problemTypes.length })
    .filter(({ type }) => offered.includes(type))
    .slice(0, most)
    .map(({ type, reasons }) => ({ type, because: reasons.map(({ word }) => word).slice(0, most) }));
};
