import { BusinessError } from '@tervita/domain/core';
import type { Database } from '../../../core/database/database.ts';
import { admit, type Reserved, reserve } from '../../../core/limits/credential-counters.ts';
import type { About } from './known-people.ts';

const perUserAndHour = 30;
const perClinicAndDay = 2_000;
const day = 86_400;

/** Half of a clinic's questions and tokens are its patients', half its staff's: neither can use up what the other needs. */
const shares = 2;

export interface LimitDeps {
  readonly database: Database;
  /** Whether questions are counted and too many of them refused. */
  readonly countsUse: boolean;
  /** How many tokens one clinic may use in a day. */
  readonly tokensADay: number;
}

const askers = { STAFF: 'of-staff', PATIENT: 'of-patients' } as const;

/** Every question to a model costs money: counted in the database, before it is asked. Refuses with the time to wait. */
export const admitQuestion = async (
  { database: { system }, countsUse }: LimitDeps,
  { asker, askedByUserId, clinicId }: About,
): Promise<void> => {
  if (!countsUse) return;
  await admit(system, { key: `model-of-user:${askedByUserId}`, most: perUserAndHour, seconds: 3_600 });
  await admit(system, {
    key: `model-questions-${askers[asker]}:${clinicId}`,
    most: perClinicAndDay / shares,
    seconds: day,
  });
};

/** Fewer letters than any model puts into one token of our languages, so that a question is not taken for too cheap. */
const lettersOfToken = 2;
/** An answer for which a prompt sets no limit. */
const usualAnswer = 4_000;

export const tokensAtMost = (letters: number, maxTokens: number | undefined): number =>
  Math.ceil(letters / lettersOfToken) + (maxTokens ?? usualAnswer);

const uncounted: Reserved = { settle: async () => undefined };

/** Reserves what a question can cost at most; what it did cost is settled afterwards. */
export const reserveTokens = async (
  { database, countsUse, tokensADay }: LimitDeps,
  { asker, clinicId }: About,
  atMost: number,
): Promise<Reserved> => {
  if (!countsUse) return uncounted;
  const limit = {
    key: `model-tokens-${askers[asker]}:${clinicId}`,
    most: Math.floor(tokensADay / shares),
    seconds: day,
  };
  const reserved = await reserve(database.system, limit, atMost);
  if (!reserved) throw new BusinessError('AI_TOKENS_USED_UP');
  return reserved;
};
