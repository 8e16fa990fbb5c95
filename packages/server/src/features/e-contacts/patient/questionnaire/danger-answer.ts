import { LogicError } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { dangerHolds, isAboutDanger } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { type Found, findOfDraft } from './questionnaire-store.ts';

const holds = ({ questionnaire }: Found, now: Date): boolean =>
  dangerHolds(questionnaire.answers, questionnaire.dangerAnsweredAt, now);

/** As whoever goes on meets it: an answer about danger that is too old is none. It is filed and judged all the same. */
export const withoutOldDanger = (found: Found, now: Date): Found => {
  if (found.questionnaire.eContactId || holds(found, now)) return found;
  const others = Object.entries(found.questionnaire.answers).filter(([id]) => !isAboutDanger(id));
  const answers = Object.fromEntries(others);
  return { ...found, questionnaire: { ...found.questionnaire, answers } };
};

/** Signs of danger are still to be asked before this goes: each reason has its own. */
export const asksDanger = (found: Found | undefined, type: ProblemType, now: Date): boolean =>
  found === undefined || found.questionnaire.problemType !== type || !holds(found, now);

export const assertDangerHolds = (found: Found, now: Date): void => {
  if (!holds(found, now)) throw new LogicError('DANGER_NOT_ASKED');
};

/** Refuses words for which nobody has answered about danger yet. */
export const assertDangerAsked = async (
  tx: Tx,
  { draftId, type }: { readonly draftId: string; readonly type: ProblemType },
  now: Date,
): Promise<void> => {
  if (asksDanger(await findOfDraft(tx, draftId), type, now)) throw new LogicError('DANGER_NOT_ASKED');
};
