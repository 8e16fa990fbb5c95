import type { RedFlag } from '@tervita/domain/e-contacts';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { judge } from './judge.ts';
import { findOfDraft } from './questionnaire-store.ts';

interface Sent {
  readonly draftId: string | null;
  /** What free words gave. */
  readonly alerts: readonly FiredRule[];
  readonly now: Date;
}

export interface SentDanger {
  readonly redFlag: RedFlag | null;
  /** What free words gave; what the answers gave lies with the questionnaire. */
  readonly alerts: readonly FiredRule[];
}

/** Free words are looked through as well, and so is what was answered before somebody chose to write freely. */
export const redFlagIn = async (db: Reader, { draftId, alerts, now }: Sent): Promise<SentDanger> => {
  const found = draftId ? await findOfDraft(db, draftId) : undefined;
  const fired = [...alerts, ...(found ? judge(found, now).fired : [])];
  return { redFlag: redFlagOf(strongestAction(fired)), alerts };
};
