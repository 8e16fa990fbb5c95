import { completeEContact, sendInquiry } from '@tervita/contract/e-contacts';
import { afterMove, assertAnswerFits, assertMayClose, latestSendAt } from '@tervita/domain/e-contacts';
import { BadInput } from '../../../../core/http/errors.ts';
import { type CommandGiven, command } from '../../../../core/http/use-case.ts';
import { staffOf } from '../../../../core/session/own-matter.ts';
import { refuseWhileMedicinesWait } from '../../../prescriptions/index.ts';
import { lockEContact } from '../../e-contact-store.ts';
import { refuseTooManyInARow } from '../../messages-in-a-row.ts';
import { seenVersion } from '../../seen-version.ts';
import { writingFor } from '../author.ts';
import { readDetail } from '../clinic-e-contact.ts';
import { keepNote } from '../notes.ts';
import { opensAtOf } from '../opens-at.ts';
import { plan, refuseWhileOnItsWay } from '../planned/plan.ts';
import { filesUserOf, takeBackOwnPlanned } from '../planned/take-back-own.ts';
import { forgetReply } from '../reply-draft.ts';
import { perform, type Sending } from './perform.ts';

type Given = Omit<CommandGiven<typeof sendInquiry>, 'body'>;
interface Timing {
  readonly undoable: boolean;
  readonly sendAt?: string | null | undefined;
  /** The caller's own planned reply that this takes the place of. */
  readonly inPlaceOfPlannedId?: string | undefined;
  /** For staff alone. */
  readonly note?: string | undefined;
  /** Medicines that wait are left undecided. */
  readonly leavesMedicines?: boolean;
}

/** When it goes: null is at once. */
const dueOf = ({ undoable, sendAt }: Timing, now: Date, undoSeconds: number): Date | null => {
  const later = sendAt ? new Date(sendAt) : null;
  if (later && later > latestSendAt(now)) throw new BadInput([{ path: ['body', 'sendAt'], key: 'badDate' }]);
  if (later && later > now) return later;
  return undoable ? new Date(now.getTime() + undoSeconds * 1_000) : null;
};

const send = async (
  given: Given,
  sending: Sending,
  { note = '', leavesMedicines = false, ...timing }: Timing,
  undoSeconds: number,
) => {
  const { tx, actor, params, now, touched } = given;
  touched.eContactIds.add(params.id);
  const eContact = await lockEContact(tx, params.id, staffOf(actor));
  const seen = await seenVersion(tx, eContact, given.seen, actor.userId);
  touched.personIds.add(eContact.patientPersonId);
  assertAnswerFits(sending.text);
  // Refused now rather than when its time comes.
  afterMove(sending.move, 'CLINIC', eContact.state, { now, seen });
  assertMayClose(sending.move, eContact, sending.alarmOutcome);
  if (sending.move !== 'reply' && !leavesMedicines) await refuseWhileMedicinesWait(tx, eContact.id);
  const taken = timing.inPlaceOfPlannedId
    ? await takeBackOwnPlanned(tx, { id: timing.inPlaceOfPlannedId, eContactId: eContact.id }, actor, now)
    : null;
  const filesUserId = filesUserOf(sending.fileIds, taken);
  await refuseWhileOnItsWay(tx, eContact.id);
  if (sending.move === 'reply') await refuseTooManyInARow(tx, eContact, 'CLINIC');
  const author = writingFor(actor, eContact.clinicId);
  if (note !== '') await keepNote(given, eContact, note);
  // A colleague's files are not the caller's to send: the worker does.
  const dueAt = dueOf(timing, now, undoSeconds) ?? (filesUserId ? now : null);
  if (sending.text !== null) await forgetReply(tx, actor, eContact.id);
  if (!dueAt) return { ...(await perform(tx, eContact, author, sending, { ...given, seen })), planned: null };
  const { id, state } = eContact;
  const replacing = { dueAt, replacesId: timing.inPlaceOfPlannedId };
  const planned = await plan(tx, eContact, author, { ...sending, filesUserId }, { ...given, ...replacing });
  return { id, status: state.status, turn: state.turn, version: state.version, planned };
};

export const sendReply = (undoSeconds: number) =>
  command(
    sendInquiry,
    (given) => {
      const { question, openedAt, questionFileIds = [], ...timing } = given.body;
      const opensAt = opensAtOf({ openedAt, sendAt: timing.sendAt }, given.now);
      const sending = { text: question, opensAt, reason: null, fileIds: questionFileIds, alarmOutcome: null };
      return send(given, { ...sending, move: 'reply' }, timing, undoSeconds);
    },
    { newer: ({ db, actor, params }) => readDetail(db, params.id, actor) },
  );

export const complete = (undoSeconds: number) =>
  command(
    completeEContact,
    (given) => {
      const { infoText, fixedInfoText, infoFileIds = [], alarmOutcome: said, ...timing } = given.body;
      const text = infoText || null;
      const sending: Sending = {
        move: text === null ? 'archive' : 'replyAndClose',
        text,
        opensAt: null,
        reason: fixedInfoText ?? null,
        fileIds: infoFileIds,
        alarmOutcome: said
          ? { kind: said.kind, tries: said.kind === 'NOT_REACHED' ? said.tries : null }
          : null,
      };
      return send(given, sending, { ...timing, note: said?.note }, undoSeconds);
    },
    { newer: ({ db, actor, params }) => readDetail(db, params.id, actor) },
  );
