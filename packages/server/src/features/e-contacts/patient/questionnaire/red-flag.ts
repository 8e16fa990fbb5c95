import type { RedFlag } from '@tervita/domain/e-contacts';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { suspicionRule } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Reader } from '../../../../core/database/database.ts';
import type { Suspect } from '../more-danger.ts';
import { suspicionsIn, textsOf } from './asked-once-more.ts';
import { factsOf } from './facts.ts';
import { callsForHelp, judge, type LookThrough } from './judge.ts';
import { type Found, findOfDraft } from './questionnaire-store.ts';
import { dated, type SignsTold } from './signs-told.ts';

interface Sent {
  readonly draftId: string | null;
  /** What free words gave. */
  readonly alerts: readonly FiredRule[];
  readonly now: Date;
  /** When signs were told that what is sent has taken the place of. */
  readonly told?: SignsTold | undefined;
  readonly lookThrough?: LookThrough | undefined;
  /** Free words that are sent beside the answers, and who listens to them; left out where nothing is sent. */
  readonly heard?: { readonly words: string; readonly suspect: Suspect } | undefined;
}

export interface SentDanger {
  readonly redFlag: RedFlag | null;
  /** What free words gave. */
  readonly alerts: readonly FiredRule[];
  /** What the answers gave; it is kept with the questionnaire. */
  readonly firedByAnswers: readonly FiredRule[];
}

/** What the gravest of all that the person wrote sounds like, whatever they ticked; words of alarm say so themselves. */
export const suspicionAtSending = (
  found: Found,
  { words, suspect }: NonNullable<Sent['heard']>,
  now: Date,
): readonly FiredRule[] => {
  const texts = [words, ...textsOf(found, now)].filter((text) => !callsForHelp(text));
  return suspicionsIn(texts, factsOf(found, now), suspect).slice(0, 1).map(suspicionRule);
};

/** Free words are looked through as well, and so is what was answered before somebody chose to write freely. */
export const redFlagIn = async (
  db: Reader,
  { draftId, alerts: byWords, now, told, lookThrough, heard }: Sent,
): Promise<SentDanger> => {
  const found = draftId ? await findOfDraft(db, draftId) : undefined;
  const known = { ...told, ...found?.questionnaire.signsTold };
  const firedByAnswers = found ? dated(judge(found, now, lookThrough).fired, known, now) : [];
  const alerts = [...byWords, ...(found && heard ? suspicionAtSending(found, heard, now) : [])];
  return {
    redFlag: redFlagOf(strongestAction([...alerts, ...firedByAnswers])),
    alerts: dated(alerts, known, now),
    firedByAnswers,
  };
};
