import type { RedFlag } from '@tervita/domain/e-contacts';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { judge, type LookThrough } from './judge.ts';
import { findOfDraft } from './questionnaire-store.ts';

interface Sent {
  readonly draftId: string | null;
  /** What free words gave. */
  readonly alerts: readonly FiredRule[];
  readonly now: Date;
  readonly lookThrough?: LookThrough | undefined;
}

export interface SentDanger {
  readonly redFlag: RedFlag | null;
  /** What free words gave. */
  readonly alerts: readonly FiredRule[];
  /** What the answers gave; it is kept with the questionnaire. */
  readonly firedByAnswers: readonly FiredRule[];
}

/** Free words are looked through as well, and so is what was answered before somebody chose to write freely. */
export const redFlagIn = async (
  db: Reader,
  { draftId, alerts, now, lookThrough }: Sent,
): Promise<SentDanger> => {
  const found = draftId ? await findOfDraft(db, draftId) : undefined;
  const firedByAnswers = found ? judge(found, now, lookThrough).fired : [];
  return { redFlag: redFlagOf(strongestAction([...alerts, ...firedByAnswers])), alerts, firedByAnswers };
};
