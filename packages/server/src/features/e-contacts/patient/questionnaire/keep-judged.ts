import { dangerHolds, isGrave } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { judge, type LookThrough } from './judge.ts';
import { type Found, keep, type Questionnaire } from './questionnaire-store.ts';
import { type SignsTold, signsToldNow } from './signs-told.ts';

/** What a questionnaire remembers of the signs of danger in it. */
export type AlarmTimes = Pick<Questionnaire, 'alarmSince' | 'signsTold'>;

interface Judging {
  readonly now: Date;
  readonly lookThrough?: LookThrough;
  /** Of words that were moved here: what was said about them where they stood before stays true. */
  readonly movedFrom?: AlarmTimes;
}

type Kept = Parameters<typeof keep>[2];

const earliest = (moments: readonly (Date | null)[]): Date | undefined =>
  moments.filter((each) => each !== null).toSorted((one, other) => one.getTime() - other.getTime())[0];

/** An answer of another day that is given anew was told anew. */
const stillTold = ({ questionnaire }: Found, kept: Kept, now: Date): SignsTold => {
  const { answers, dangerAnsweredAt, signsTold } = questionnaire;
  const isAnew = kept.dangerAnsweredAt && dangerAnsweredAt && !dangerHolds(answers, dangerAnsweredAt, now);
  return isAnew ? {} : signsTold;
};

/**
 * Keeps what a step changes, and with it since when a grave sign stands and when each sign was told. As long as one stands,
 * no further step moves that time: what was promised to go to the clinic goes at the promised time.
 */
export const keepJudged = async (
  tx: Tx,
  before: Found,
  kept: Kept,
  { now, lookThrough, movedFrom }: Judging,
): Promise<Found> => {
  const changed = { ...before, questionnaire: { ...before.questionnaire, ...kept, updatedAt: now } };
  const { fired } = judge(changed, now, lookThrough);
  const { isOnlyDanger, requestId, wordsToSend } = before.questionnaire;
  // Ticks stand in the thread that they were asked for in already; the words beside them have a time of their own.
  const areNewWords = isOnlyDanger && requestId !== null && !wordsToSend && Boolean(kept.wordsToSend);
  const standing = [areNewWords ? null : before.questionnaire.alarmSince, movedFrom?.alarmSince ?? null];
  const since = earliest(standing) ?? now;
  const times: AlarmTimes = {
    alarmSince: fired.some(({ action }) => isGrave(action)) ? since : null,
    signsTold: signsToldNow(fired, { ...movedFrom?.signsTold, ...stillTold(before, kept, now) }, now),
  };
  await keep(tx, before.questionnaire.id, { ...kept, ...times }, now);
  return { ...changed, questionnaire: { ...changed.questionnaire, ...times } };
};
