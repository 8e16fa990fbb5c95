import { BusinessError, type Language } from '@tervita/domain/core';
import { afterDangerTold, afterMove, type EContactState, refusalOf } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../core/database/database.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { staffOf } from '../../../core/session/own-matter.ts';
import { type Author, eventOf, type LockedEContact, lockEContact, saveMove } from '../e-contact-store.ts';

/** Whoever wrote it reads the thread: what the patient tells staff is not for a stranger. */
const assertWriterKnown = ({ isUnverified }: LockedEContact): void => {
  if (isUnverified) throw new BusinessError('REPRESENTATION_TO_CONFIRM');
};

/** Locks the thread, and refuses what cannot be added to. */
export const assertMayRecord = async (
  tx: Tx,
  actor: Actor,
  eContactId: string,
  now: Date,
): Promise<LockedEContact> => {
  const eContact = await lockEContact(tx, eContactId, staffOf(actor));
  assertWriterKnown(eContact);
  afterMove('recordAnswers', 'CLINIC', eContact.state, { now });
  return eContact;
};

export interface Recording {
  readonly tx: Tx;
  /** Of the staff: whoever filled it in with the patient. */
  readonly author: Author;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

interface RecordedAnswers {
  readonly text: string;
  readonly language: Language;
  /** The questionnaire. */
  readonly type: ProblemType;
  /** What in the answers is a sign of danger. */
  readonly fired: readonly FiredRule[];
  /** The patient was asked for it: they have nothing to do any more. */
  readonly isAskedFor?: boolean | undefined;
}

const isAlarming = (fired: readonly FiredRule[]): boolean => redFlagOf(strongestAction(fired)) !== null;

/** Whether answers can still be added: a sign of danger always, others while the thread is open and its writer is known. */
export const canRecordAnswers = (
  { state, isUnverified }: LockedEContact,
  fired: readonly FiredRule[],
  now: Date,
): boolean =>
  isAlarming(fired) || (!isUnverified && refusalOf('recordAnswers', 'CLINIC', state, now) === undefined);

/** Refuses what cannot be added to, and never a sign of danger. */
export const assertCanRecord = (eContact: LockedEContact, fired: readonly FiredRule[], now: Date): void => {
  if (isAlarming(fired)) return;
  assertWriterKnown(eContact);
  afterMove('recordAnswers', 'CLINIC', eContact.state, { now });
};

/** A sign of danger makes it the clinic's turn, also where the thread was closed meanwhile; other answers are refused there. */
const afterRecording = (
  state: EContactState,
  { fired, isAskedFor }: Pick<RecordedAnswers, 'fired' | 'isAskedFor'>,
  now: Date,
) => {
  if (!isAlarming(fired)) {
    const after = isAskedFor
      ? afterMove('fillQuestionnaire', 'PATIENT', state, { now })
      : afterMove('recordAnswers', 'CLINIC', state, { now });
    return { move: 'recordAnswers' as const, state: after };
  }
  const told = afterDangerTold(state, true);
  return { move: told.move === 'reopen' ? told.move : ('recordAnswers' as const), state: told.state };
};

/** What the patient answered while staff filled it in stands in the thread, in the name of who filled it in. */
export const recordAnswers = async (
  { tx, author, now, newId, publish }: Recording,
  eContact: LockedEContact,
  { text, language, type, fired, isAskedFor }: RecordedAnswers,
): Promise<void> => {
  const { move, state } = afterRecording(eContact.state, { fired, isAskedFor }, now);
  await saveMove(tx, eContact, state, {
    id: newId(),
    move,
    at: now,
    author,
    direction: 'CLINIC_BEHALF_OF_PATIENT',
    text,
    language,
    reason: type,
    fired,
  });
  await publish(eventOf('e-contact.info-added', eContact, state.version));
};
