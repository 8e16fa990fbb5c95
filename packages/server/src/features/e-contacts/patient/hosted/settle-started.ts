import type { Language } from '@tervita/domain/core';
import { afterMove, type Mover } from '@tervita/domain/e-contacts';
import type { FiredRule } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { eventOf, graveSince, type LockedEContact, saveMove } from '../../e-contact-store.ts';
import { directionFrom, type Writer, writingAs } from '../author.ts';
import { removeDraft } from '../drafts/draft-store.ts';
import { attachQuestionnaire } from '../questionnaire/attach.ts';
import { redFlagIn } from '../questionnaire/red-flag.ts';

export interface Settling {
  readonly tx: Tx;
  /** Whoever started it, also where the worker does this for them. */
  readonly writer: Writer;
  readonly by: Mover;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

interface StartedWords {
  readonly text: string;
  readonly language: Language;
  /** What in the answers is a sign of danger. */
  readonly fired: readonly FiredRule[];
  readonly draftId: string | null;
}

/** What was answered elsewhere goes to the clinic, and with it what was said about danger before. */
export const sendStarted = async (
  { tx, writer, by, now, newId, publish }: Settling,
  eContact: LockedEContact,
  { text, language, fired, draftId }: StartedWords,
): Promise<void> => {
  const state = afterMove('submit', by, eContact.state, { now });
  const author = writingAs(writer, eContact.representedPersonId ?? eContact.patientPersonId);
  const danger = await redFlagIn(tx, { draftId, alerts: fired, now });
  await saveMove(tx, eContact, state, {
    id: newId(),
    move: 'submit',
    at: now,
    author,
    direction: directionFrom(author),
    text,
    language,
    fired,
  });
  if (danger.redFlag)
    await tx
      .updateTable('e_contact')
      .set({ red_flag: danger.redFlag, waiting_since: graveSince(danger.firedByAnswers) ?? now })
      .where('id', '=', eContact.id)
      .execute();
  if (draftId) {
    const { firedByAnswers } = danger;
    await attachQuestionnaire(tx, { draftId, eContactId: eContact.id, firedByAnswers }, now);
    await removeDraft(tx, writer, draftId);
  }
  await publish(eventOf('e-contact.submitted', eContact, state.version));
};

/** Nothing came back: whoever started it is told so, and the clinic never hears of it. */
export const failStarted = async (
  { tx, writer, by, now, newId }: Settling,
  eContact: LockedEContact,
): Promise<void> => {
  const state = afterMove('failToFinalise', by, eContact.state, { now });
  await saveMove(tx, eContact, state, {
    id: newId(),
    move: 'failToFinalise',
    at: now,
    author: writingAs(writer, eContact.representedPersonId ?? eContact.patientPersonId),
    direction: null,
    text: null,
    language: null,
  });
};
