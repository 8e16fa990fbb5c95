import { isDeepStrictEqual } from 'node:util';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
import type { Reader } from '../../../../core/database/database.ts';
import { stateOfFeature } from '../../../clinics/index.ts';
import { readOffered } from '../../../problem-types/index.ts';
import { composedForPatient } from './compose.ts';
import type { ModelHelp } from './model-help.ts';
import { isInstrument } from './only-danger.ts';
import type { Found } from './questionnaire-store.ts';
import type { Kept } from './steps.ts';

/** What a model could add to a step that the rules have made. */
export type ModelQuestion =
  | { readonly kind: 'PROBLEMS'; readonly found: Found; readonly offered: readonly ProblemType[] }
  | { readonly kind: 'SUMMARY'; readonly found: Found; readonly facts: string };

/** A clinic that has switched the smart questionnaire off has its patients asked by rules alone. */
const mayAskModel = async (db: Reader, clinicId: string): Promise<boolean> =>
  (await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE')) === 'ENABLED';

export const questionFor = async (
  db: Reader,
  found: Found,
  kept: Kept,
  now: Date,
): Promise<ModelQuestion | undefined> => {
  const { input, clinicId } = found.questionnaire;
  const isMade = typeof kept.summary === 'string' && kept.isSummaryEdited === false;
  if (!kept.candidates && !isMade) return undefined;
  if (!(await mayAskModel(db, clinicId))) return undefined;
  if (kept.candidates && input.trim() !== '') {
    const offered = (await readOffered(db, clinicId)).filter((type) => kindOf(type) !== 'QUESTIONNAIRE');
    return { kind: 'PROBLEMS', found, offered };
  }
  // Items that are added up are no story: there is nothing for a model to tell.
  return isMade && !isInstrument(found.questionnaire.problemType)
    ? { kind: 'SUMMARY', found, facts: composedForPatient(found, now) }
    : undefined;
};

/** The model's order, and after it whatever the rules found besides: nothing is lost. */
const merged = ({ questionnaire }: Found, types: readonly ProblemType[]): Kept => {
  const { candidates } = questionnaire;
  const first = [...new Set(types)].map(
    (type) => candidates.find((each) => each.type === type) ?? { type, because: [] },
  );
  return { candidates: [...first, ...candidates.filter(({ type }) => !types.includes(type))] };
};

/** Undefined: what the rules gave stands. Asked while no transaction is open. */
export const improved = async (help: ModelHelp, question: ModelQuestion): Promise<Kept | undefined> => {
  const { clinicId, patientPersonId, authorUserId, language, input } = question.found.questionnaire;
  const told = { clinicId, patientPersonId, authorUserId, language, text: input };
  if (question.kind === 'PROBLEMS') {
    const types = await help.findProblems({ ...told, offered: question.offered });
    return types && types.length > 0 ? merged(question.found, types) : undefined;
  }
  const summary = await help.summarise({ ...told, facts: question.facts });
  return summary === undefined
    ? undefined
    : { summary, madeSummary: summary, isSummaryEdited: false, engine: 'LLM' };
};

/** Whether it still is as it was when the model was asked. */
export const isStill = ({ questionnaire: now }: Found, { found }: ModelQuestion): boolean => {
  const then = found.questionnaire;
  return (
    now.eContactId === null &&
    now.input === then.input &&
    now.problemType === then.problemType &&
    now.summary === then.summary &&
    now.isSummaryEdited === then.isSummaryEdited &&
    isDeepStrictEqual(now.candidates, then.candidates) &&
    isDeepStrictEqual(now.answers, then.answers)
  );
};
