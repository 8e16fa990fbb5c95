import { problemTypes } from '@tervita/domain/problem-types';
import { type Candidate, findChiefProblem } from '@tervita/domain/smart-questionnaire';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { readOffered } from '../../../problem-types/index.ts';
import type { Found, FoundProblem } from './questionnaire-store.ts';
import { quotedWords } from './quoted-words.ts';

const most = 5;

/** Only what was really written is given back; a guess at a slip may be wrong. */
const quotedOf = (reasons: Candidate['reasons'], input: string): readonly string[] =>
  quotedWords(
    reasons.filter(({ kind }) => kind !== 'LIKENESS').map(({ word }) => word),
    input,
  );

/** What the words may be about, of what the clinic takes; the likeliest first. */
export const findProblems = async (
  db: Reader,
  { questionnaire, about }: Found,
  input: string,
): Promise<readonly FoundProblem[]> => {
  const { clinicId, language } = questionnaire;
  const offered = await readOffered(db, clinicId);
  return findChiefProblem(input, spokenIndex, {
    limit: problemTypes.length,
    language,
    names: about.names,
  })
    .filter(({ type }) => offered.includes(type))
    .slice(0, most)
    .map(({ type, reasons }) => ({ type, because: quotedOf(reasons, input) }));
};
