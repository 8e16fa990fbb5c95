import { moveManyEContacts } from '@tervita/contract/e-contacts';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { afterMove, undoSeconds } from '@tervita/domain/e-contacts';
import { type CommandGiven, command } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';
import { staffOf } from '../../../../core/session/own-matter.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../../e-contact-store.ts';
import { writingFor } from '../author.ts';
import { plan, refuseWhileOnItsWay } from '../planned/plan.ts';
import { colleagueNamed, refuseOwnMatter, setAssignee } from './assignee.ts';

type Given = CommandGiven<typeof moveManyEContacts>;

interface Colleague {
  readonly userId: string | null;
  readonly name: string | null;
}

const assignOne = async (given: Given, eContact: LockedEContact, seen: number, to: Colleague) => {
  const { tx, actor, now, newId, publish } = given;
  const state = afterMove('assign', 'CLINIC', eContact.state, { now, seen });
  await refuseOwnMatter(tx, eContact, to.userId);
  const author = writingFor(actor, eContact.clinicId);
  const entry = { id: newId(), move: 'assign' as const, at: now, author, direction: null, text: null };
  const moved = await saveMove(tx, eContact, state, { ...entry, language: null, reason: to.name });
  await setAssignee(tx, eContact.id, to.userId);
  await publish(eventOf('e-contact.assigned', eContact, state.version));
  return { ...moved, planned: null };
};

/** Like a single completion: stored with the seconds in which it can be taken back. */
const completeOne = async (given: Given, eContact: LockedEContact, seen: number, reason: string) => {
  const { tx, actor, now } = given;
  afterMove('archive', 'CLINIC', eContact.state, { now, seen });
  await refuseWhileOnItsWay(tx, eContact.id);
  const dueAt = new Date(now.getTime() + undoSeconds * 1_000);
  const sending = { move: 'archive' as const, text: null, reason, opensAt: null, fileIds: [] };
  const author = writingFor(actor, eContact.clinicId);
  const planned = await plan(tx, eContact, author, sending, { ...given, dueAt });
  const { id, state } = eContact;
  return { id, status: state.status, turn: state.turn, version: state.version, planned };
};

const isRefusal = (error: unknown): error is BusinessError | LogicError =>
  error instanceof BusinessError || error instanceof LogicError;

export const moveMany = command(moveManyEContacts, async (given) => {
  const { tx, actor, body, touched } = given;
  const { clinicId, action } = body;
  assertOwnClinic(actor, clinicId);
  const userId = action.kind === 'ASSIGN' ? action.assigneeUserId : null;
  const to = { userId, name: await colleagueNamed(tx, clinicId, userId) };
  const moved: Awaited<ReturnType<typeof assignOne | typeof completeOne>>[] = [];
  const left: { id: string; code: string }[] = [];
  // Always in the same order, so that two of the staff do not wait for each other.
  for (const { id, version } of body.eContacts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const eContact = await lockEContact(tx, id, { ...staffOf(actor), clinicIds: [clinicId] });
    touched.eContactIds.add(id);
    try {
      moved.push(
        action.kind === 'ASSIGN'
          ? await assignOne(given, eContact, version, to)
          : await completeOne(given, eContact, version, action.reason),
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      left.push({ id, code: error.code });
    }
  }
  return { moved, left };
});
