import {
  acceptEContact,
  acknowledgeRedFlag,
  assignEContact,
  decideRepresentation,
  rejectEContact,
  reopenEContact,
  undoAcknowledgeRedFlag,
} from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import {
  afterMove,
  type EContactEvent,
  type Move,
  type RepresentationDecision,
} from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';
import { BadInput } from '../../../../core/http/errors.ts';
import { type CommandGiven, command } from '../../../../core/http/use-case.ts';
import { staffOf } from '../../../../core/session/own-matter.ts';
import { decideOnLink, isLinkRefused, makeMember } from '../../../patients/index.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../../e-contact-store.ts';
import { seenVersion } from '../../seen-version.ts';
import { findWhoSawWords } from '../../unseen-flag.ts';
import { writingFor } from '../author.ts';
import { readDetail } from '../clinic-e-contact.ts';
import { refuseWhileOnItsWay } from '../planned/plan.ts';
import { acceptWaiting } from './accept-waiting.ts';
import { colleagueNamed, refuseOwnMatter, setAssignee } from './assignee.ts';

export type Given = Omit<CommandGiven<typeof acceptEContact>, 'body'>;
interface Simple {
  readonly move: Move;
  readonly event: EContactEvent;
  /** Why, or to whom. */
  readonly reason?: string | ((eContact: LockedEContact) => Promise<string | null>);
  /** It ends the e-contact: a reply that somebody believes sent would never arrive. */
  readonly isLast?: boolean;
  /** It decides whose patient somebody is, and waits for others who decide on the same records. */
  readonly decidesOnMember?: boolean;
  /** What changes besides status and turn. */
  readonly also?: (eContact: LockedEContact) => Promise<unknown>;
}

/**
 * Waits for an import, or whoever else decides on records of the clinic. Taken before the e-contact is locked: an import
 * changes the records first and their e-contacts afterwards, and two in opposite order would wait for each other.
 */
const waitForDecisions = async (tx: Tx, eContactId: string): Promise<void> => {
  await sql`select deciding_at(clinic_id) from e_contact where id = ${eContactId}`.execute(tx);
};

/** A move without words to the patient. */
export const makeMove = async (
  given: Given,
  { move, event, reason, isLast, decidesOnMember, also }: Simple,
) => {
  const { tx, actor, params, seen, now, newId, publish, touched } = given;
  touched.eContactIds.add(params.id);
  if (decidesOnMember) await waitForDecisions(tx, params.id);
  const eContact = await lockEContact(tx, params.id, staffOf(actor));
  touched.personIds.add(eContact.patientPersonId);
  const state = afterMove(move, 'CLINIC', eContact.state, {
    now,
    seen: await seenVersion(tx, eContact, seen, actor.userId, move),
  });
  if (isLast) await refuseWhileOnItsWay(tx, eContact.id);
  const moved = await saveMove(tx, eContact, state, {
    id: newId(),
    move,
    at: now,
    author: writingFor(actor, eContact.clinicId),
    direction: null,
    text: null,
    language: null,
    reason: typeof reason === 'function' ? await reason(eContact) : reason,
  });
  await also?.(eContact);
  await publish(eventOf(event, eContact, state.version));
  return moved;
};

export const newer = {
  newer: ({
    db,
    actor,
    params,
  }: Pick<Given, 'actor' | 'params'> & { db: Parameters<typeof readDetail>[0] }) =>
    readDetail(db, params.id, actor),
};

/** What the clinic says of the writer counts for all that they wrote to it for this person. */
const decide = async (given: Given, eContact: LockedEContact, decision: RepresentationDecision) => {
  const { clinicId, representedPersonId } = eContact;
  const { name } = writingFor(given.actor, clinicId);
  const isDecided =
    representedPersonId !== null &&
    (await decideOnLink(
      given.tx,
      { clinicId, representedPersonId, isKnown: decision === 'CONFIRMED', byName: name },
      given.newId(),
    ));
  if (!isDecided) throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
};

/** The patient becomes one of the clinic's own, and whatever else of theirs waited is open to answers. */
export const accept = command(
  acceptEContact,
  (given) =>
    makeMove(given, {
      move: 'accept',
      event: 'e-contact.accepted',
      decidesOnMember: true,
      also: async (eContact) => {
        const { tx, now, body } = given;
        // Whoever takes in somebody of whom another wrote knows who speaks for them, unless it was said before.
        if (eContact.isUnverified && !(await isLinkRefused(tx, eContact)))
          await decide(given, eContact, 'CONFIRMED');
        const { clinic_member_id: memberId } = await tx
          .selectFrom('e_contact')
          .select('clinic_member_id')
          .where('id', '=', eContact.id)
          .executeTakeFirstOrThrow();
        const { clinicId } = eContact;
        await makeMember(tx, { clinicId, memberId, listCode: body.listCode }, now);
        const others = await acceptWaiting(tx, { clinicId, memberIds: [memberId], by: given.actor }, now);
        for (const event of others) await given.publish(event);
      },
    }),
  newer,
);

export const judgeRepresentation = command(
  decideRepresentation,
  (given) =>
    makeMove(given, {
      move: given.body.decision === 'CONFIRMED' ? 'confirmRepresentation' : 'refuseRepresentation',
      event: 'e-contact.representation-decided',
      decidesOnMember: true,
      also: (eContact) => decide(given, eContact, given.body.decision),
    }),
  newer,
);

/** Whoever stands in a list of the clinic is not told that they do not. */
const checkRejectReason = async (
  { tx, body }: CommandGiven<typeof rejectEContact>,
  eContact: LockedEContact,
) => {
  const { list_code: listCode } = await tx
    .selectFrom('clinic_member')
    .select('list_code')
    .where('id', '=', eContact.clinicMemberId)
    .where('clinic_id', '=', eContact.clinicId)
    .executeTakeFirstOrThrow();
  if (listCode !== null && body.reason === 'PATIENT_NOT_IN_LIST')
    throw new BadInput([{ path: ['body', 'reason'], key: 'invalid_value' }]);
  return body.reason;
};

export const reject = command(
  rejectEContact,
  (given) =>
    makeMove(given, {
      move: 'reject',
      event: 'e-contact.rejected',
      reason: (eContact) => checkRejectReason(given, eContact),
      isLast: true,
    }),
  newer,
);

export const reopen = command(
  reopenEContact,
  (given) => makeMove(given, { move: 'reopen', event: 'e-contact.reopened', reason: given.body.reason }),
  newer,
);

export const assign = command(
  assignEContact,
  (given) =>
    makeMove(given, {
      move: 'assign',
      event: 'e-contact.assigned',
      reason: async (eContact) => {
        const name = await colleagueNamed(given.tx, eContact.clinicId, given.body.assigneeUserId);
        await refuseOwnMatter(given.tx, eContact, given.body.assigneeUserId);
        return name;
      },
      also: ({ id }) => setAssignee(given.tx, id, given.body.assigneeUserId),
    }),
  newer,
);

export const acknowledge = command(
  acknowledgeRedFlag,
  (given) =>
    makeMove(given, {
      move: 'acknowledge',
      event: 'e-contact.acknowledged',
      also: async ({ id, redFlagWaits, wordsWait }) => {
        if (!redFlagWaits && !wordsWait) throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
        const seen = { red_flag_seen_at: given.now, red_flag_seen_by: given.actor.userId };
        await given.tx
          .updateTable('e_contact')
          .set({ sounds_like_waits: false, ...(redFlagWaits ? seen : {}) })
          .where('id', '=', id)
          .execute();
      },
    }),
  newer,
);

/** Only by who marked it. The version that is asked for refuses it after anything that came meanwhile. */
export const undoAcknowledge = command(
  undoAcknowledgeRedFlag,
  (given) =>
    makeMove(given, {
      move: 'undoAcknowledge',
      event: 'e-contact.acknowledge-undone',
      also: async ({ id, redFlag, redFlagSeenBy }) => {
        const byOfWords = await findWhoSawWords(given.tx, id);
        if (!redFlag || (byOfWords ?? redFlagSeenBy) !== given.actor.userId)
          throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
        const unseen = byOfWords
          ? { sounds_like_waits: true }
          : { red_flag_seen_at: null, red_flag_seen_by: null };
        await given.tx.updateTable('e_contact').set(unseen).where('id', '=', id).execute();
      },
    }),
  newer,
);
