import type { RedFlag } from '@tervita/domain/e-contacts';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { alertsInText, judge } from './judge.ts';
import { findOfDraft } from './questionnaire-store.ts';

interface Sent {
  readonly draftId: string | null;
  readonly text: string;
  readonly now: Date;
}

export interface SentDanger {
  readonly redFlag: RedFlag | null;
  /** What the words themselves gave; what the answers gave lies with the questionnaire. */
  readonly fired: readonly FiredRule[];
}

/** Free words are looked through as well, and so is what was answered before somebody chose to write freely. */
export const redFlagIn = async (db: Reader, { draftId, text, now }: Sent): Promise<SentDanger> => {
  const found = draftId ? await findOfDraft(db, draftId) : undefined;
  const fired = alertsInText(text);
  const all = [...fired, ...(found ? judge(found, now).fired : [])];
  return { redFlag: redFlagOf(strongestAction(all)), fired };
};
