import type { Language } from '@tervita/domain/core';
import type { AlarmOutcome, Move, RedFlag, RejectReason } from '@tervita/domain/e-contacts';
import type { PatientProblemType, ProblemType } from '@tervita/domain/problem-types';
import type { Spoken } from '../conversations/conversation.ts';
import { conversations } from '../conversations/library.ts';
import { hour, workingDay, workingTimeBefore } from '../office-time.ts';
import type { ChosenPatient } from '../people/chosen-patients.ts';
import type { ChosenStaff } from '../people/chosen-staff.ts';
import type { ChosenKey } from '../people/population.ts';
import type { Asked } from './asked.ts';

/** A step is told by the time between it and the next one; the last by the time between it and now. */
export interface SceneStep {
  readonly move: Move;
  readonly by: 'CREATOR' | 'SYSTEM' | ChosenStaff;
  readonly before: number;
  /** Only the clinic's opening hours count. */
  readonly inWorkingTime: boolean;
  readonly text?: string | undefined;
  readonly reason?: string | undefined;
  readonly opensAfterDays?: number | undefined;
}

export interface Scene {
  readonly patient: ChosenKey;
  readonly writer?: ChosenPatient;
  readonly clinic?: 0 | 1;
  readonly type: ProblemType;
  readonly language?: Language;
  readonly begins?: 'CREATED' | 'STARTED';
  /** Only for what was begun and never sent. */
  readonly begunBefore?: number;
  readonly isNewPatient?: true;
  readonly redFlag?: RedFlag;
  /** What became of it, said by who completed. */
  readonly outcome?: AlarmOutcome;
  /** Answered before it was sent. */
  readonly asked?: Asked;
  readonly steps: readonly SceneStep[];
}

const byCreator = (move: Move, before: number, said: Partial<SceneStep> = {}): SceneStep => ({
  move,
  by: 'CREATOR',
  before,
  inWorkingTime: false,
  ...said,
});
const byStaff = (move: Move, by: ChosenStaff, before: number, said: Partial<SceneStep> = {}): SceneStep => ({
  move,
  by,
  before,
  inWorkingTime: true,
  ...said,
});

export const sends = (before: number, text: string) => byCreator('submit', before, { text });
/** So long ago by the clinic's clock that the wait shows on a Monday too. */
export const sentInWorkingTime = (before: number, text: string): SceneStep => ({
  ...sends(before, text),
  inWorkingTime: true,
});
export const answers = (before: number, text: string) => byCreator('answer', before, { text });
export const adds = (before: number, text: string) => byCreator('addInfo', before, { text });
export const cancels = (before: number) => byCreator('cancel', before, { reason: 'PROBLEM_RESOLVED' });
export const reopens = (before: number, text: string) =>
  byCreator('reopen', before, { text, reason: 'SYMPTOMS_CHANGED' });
export const replies = (by: ChosenStaff, before: number, text: string, opensAfterDays?: number) =>
  byStaff('reply', by, before, { text, opensAfterDays });
export const closes = (by: ChosenStaff, before: number, text: string) =>
  byStaff('replyAndClose', by, before, { text });
/** Staff ask for a questionnaire to be filled in. */
export const asks = (by: ChosenStaff, before: number, reason: ProblemType, text: string) =>
  byStaff('askQuestionnaire', by, before, { text, reason });
/** The clinic begins it. */
export const writesFirst = (by: ChosenStaff, before: number, text: string) =>
  byStaff('writeFirst', by, before, { text });
export const accepts = (by: ChosenStaff, before: number) => byStaff('accept', by, before);
export const rejects = (by: ChosenStaff, before: number, reason: RejectReason = 'PATIENT_NOT_IN_LIST') =>
  byStaff('reject', by, before, { reason });
export const fails = (before: number): SceneStep => ({
  move: 'failToFinalise',
  by: 'SYSTEM',
  before,
  inWorkingTime: false,
});
export const cancelsSending = (before: number) => byCreator('cancelFinalising', before);

/** The moments of a scene's steps, worked out from the last one back. */
export const momentsOf = (steps: readonly SceneStep[], now: number): number[] => {
  let next = now;
  return steps
    .toReversed()
    .map(({ inWorkingTime, before }) => {
      next = Math.floor(inWorkingTime ? workingTimeBefore(next, before) : next - before);
      return next;
    })
    .reverse();
};

/** A conversation of the library, for scenes whose words do not matter much. */
export const usual = (language: Language, type: PatientProblemType, isChild = false): Spoken => {
  const found = conversations.find(
    (one) => one.language === language && one.type === type && one.whom.isChild === isChild,
  );
  if (!found) throw new RangeError(`no conversation in ${language} about ${type}`);
  return found;
};

/** Sent, answered within the day, over. */
export const over = (
  { opening, closing }: Spoken,
  by: ChosenStaff,
  daysAgo: number,
  name = '',
): readonly SceneStep[] => [
  sends(6 * hour, opening),
  closes(by, Math.floor((daysAgo * workingDay * 5) / 7), closing.replace(', {name}', name && `, ${name}`)),
];
