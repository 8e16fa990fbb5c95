import { BusinessError, LogicError } from '@tervita/domain/core';
import {
  afterDangerTold,
  afterMove,
  type EContactState,
  type Filed,
  type Move,
} from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import type { Touched } from '../../../core/audit/audit.ts';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { isOwnThread } from '../../../core/session/own-thread.ts';
import { attachFiles } from '../../files/index.ts';
import { firedNow } from '../clinic/filled-in-words.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../e-contact-store.ts';
import { directionFrom, type Writer, writingAs } from '../patient/author.ts';
import { removeDraft } from '../patient/drafts/draft-store.ts';
import type { Suspect } from '../patient/more-danger.ts';
import { alertsInText, judge, type LookThrough } from '../patient/questionnaire/judge.ts';
import { keepScores } from '../patient/questionnaire/keep-scores.ts';
import type { Found } from '../patient/questionnaire/questionnaire-store.ts';
import { suspicionAtSending } from '../patient/questionnaire/red-flag.ts';
import { dated } from '../patient/questionnaire/signs-told.ts';
import { findRequest, markFilled, type QuestionnaireRequest } from './request-store.ts';

interface Begun {
  readonly requestId?: string | undefined;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly chiefProblemTypeId?: ProblemType | undefined;
}

interface LockedRequest {
  readonly request: QuestionnaireRequest;
  readonly eContact: LockedEContact;
}

/** With its thread, for whoever the thread belongs to. */
const lockRequest = async (tx: Tx, { personId, userId }: Actor, id: string): Promise<LockedRequest> => {
  const request = await findRequest(tx, id);
  if (!request) throw new NotFound();
  return { request, eContact: await lockEContact(tx, request.eContactId, { personId, userId }) };
};

const assertOpen = ({ request, eContact }: LockedRequest): void => {
  if (request.isFilled) throw new LogicError('QUESTIONNAIRE_REQUEST_ENDED');
  if (eContact.state.status !== 'SUBMITTED') throw new BusinessError('E_CONTACT_ALREADY_CLOSED');
};

/** Refuses what was filled in already, or was closed. */
export const lockOpenRequest = async (tx: Tx, actor: Actor, id: string): Promise<LockedRequest> => {
  const locked = await lockRequest(tx, actor, id);
  assertOpen(locked);
  return locked;
};

/** It is asked of this person, by this clinic, and nobody has filled it in yet. */
export const assertRequestOpen = async (tx: Tx, actor: Actor, begun: Begun): Promise<void> => {
  const locked = await lockRequest(tx, actor, begun.requestId ?? '');
  const { request, eContact } = locked;
  const personId = eContact.creatorUserId === actor.userId ? eContact.representedPersonId : null;
  const isSameMatter =
    request.clinicId === begun.clinicId &&
    begun.patientPersonId === (personId ?? eContact.patientPersonId) &&
    request.type === begun.chiefProblemTypeId;
  if (!isSameMatter) throw new LogicError('QUESTIONNAIRE_MISMATCH');
  assertOpen(locked);
};

/** What somebody wrote for a patient is no longer the patient's where it is refused that they act for them. */
export const isThreadOf = async (db: Reader, requestId: string, writer: Writer): Promise<boolean> => {
  const row = await db
    .selectFrom('questionnaire_request')
    .innerJoin('e_contact', 'e_contact.id', 'questionnaire_request.e_contact_id')
    .select('e_contact.id')
    .where('questionnaire_request.id', '=', requestId)
    .where(isOwnThread(writer, 'e_contact'))
    .executeTakeFirst();
  return row !== undefined;
};

/** No other reason can be chosen than the one that was asked for. */
export const assertRequested = async (db: Reader, requestId: string, type: ProblemType): Promise<void> => {
  const request = await findRequest(db, requestId);
  if (request?.type !== type) throw new LogicError('QUESTIONNAIRE_MISMATCH');
};

/** Whether these answers came to the thread that they were asked for in. */
export const isFilledWith = async (db: Reader, questionnaireId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('ai_questionnaire')
    .select('id')
    .where('id', '=', questionnaireId)
    .where('request_id', 'is not', null)
    .where('draft_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

export interface Filling {
  readonly tx: Tx;
  readonly writer: Writer;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly touched?: Touched;
}

interface Filled {
  readonly requestId: string;
  readonly text: string;
  /** What the person wrote in their own words beside the answers. */
  readonly ownWords: string | null;
  readonly fileIds: readonly string[];
  /** Of what nobody sent. */
  readonly filed?: Filed | undefined;
  readonly lookThrough?: LookThrough | undefined;
  readonly suspect: Suspect;
}

export interface Danger {
  readonly isAlarming: boolean;
  /** Somebody was faster: the request is filled in already. */
  readonly isSecond: boolean;
}

/**
 * A sign of danger reaches the clinic also where the thread was closed meanwhile, or the same was filled in on another
 * device; other answers are refused there.
 */
export const afterFilling = (state: EContactState, { isAlarming, isSecond }: Danger, now: Date) =>
  isAlarming && (isSecond || state.status !== 'SUBMITTED')
    ? afterDangerTold(state, true)
    : {
        move: 'fillQuestionnaire' as const,
        state: afterMove('fillQuestionnaire', 'PATIENT', state, { now }),
      };

/** In a thread that is open the signs that were told while it was filled in stand already. */
export const signsUntold = async (
  tx: Tx,
  move: Move,
  filling: { readonly eContactId: string; readonly type: ProblemType; readonly fired: readonly FiredRule[] },
  now: Date,
): Promise<readonly FiredRule[]> =>
  move === 'fillQuestionnaire' ? firedNow(tx, filling, now) : filling.fired;

/** The draft of a request has become part of the thread. */
export const endDraft = async (
  tx: Tx,
  writer: Writer,
  { id, fired }: { readonly id: string; readonly fired: readonly FiredRule[] },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('ai_questionnaire')
    .set({
      draft_id: null,
      fired: JSON.stringify(fired),
      words_to_send: null,
      made_summary: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await removeDraft(tx, writer, id);
};

/** The answers come back to the thread that they were asked for in; it is the clinic's turn. */
export const fillRequest = async (
  { tx, writer, now, newId, publish, touched }: Filling,
  found: Found,
  { requestId, text, ownWords, fileIds, filed, lookThrough, suspect }: Filled,
) => {
  const request = await findRequest(tx, requestId);
  if (!request) throw new NotFound();
  const { questionnaire } = found;
  const eContact = await lockEContact(tx, request.eContactId, {
    personId: writer.personId,
    userId: writer.userId,
  });
  const isSecond = !(await markFilled(tx, { id: requestId, questionnaireId: questionnaire.id }, now));
  const fired = dated(
    [
      ...judge(found, now, lookThrough).fired,
      ...alertsInText(ownWords ?? '', lookThrough),
      ...suspicionAtSending(found, { words: ownWords ?? '', suspect }, now),
    ],
    questionnaire.signsTold,
    now,
  );
  const isAlarming = redFlagOf(strongestAction(fired)) !== null;
  if (isSecond && !isAlarming) throw new LogicError('QUESTIONNAIRE_REQUEST_ENDED');
  const { move, state } = afterFilling(eContact.state, { isAlarming, isSecond }, now);
  const untold = await signsUntold(tx, move, { eContactId: eContact.id, type: request.type, fired }, now);
  const author = writingAs(writer, eContact.patientPersonId);
  const entry = {
    id: newId(),
    move,
    at: now,
    author,
    direction: directionFrom(author),
    text,
    language: questionnaire.language,
    reason: request.type,
    fired: untold,
    filed,
  };
  const moved = await saveMove(tx, eContact, state, entry);
  const { id: eContactId, clinicId } = eContact;
  await attachFiles(tx, writer, fileIds, { eContactId, clinicId, entryId: entry.id, at: now });
  await keepScores(
    tx,
    { draftId: questionnaire.id, eContactId, clinicId, memberId: eContact.clinicMemberId, newId },
    now,
  );
  await endDraft(tx, writer, { id: questionnaire.id, fired }, now);
  touched?.eContactIds.add(eContactId);
  touched?.personIds.add(eContact.patientPersonId);
  await publish(eventOf('e-contact.answered', eContact, state.version));
  return moved;
};
