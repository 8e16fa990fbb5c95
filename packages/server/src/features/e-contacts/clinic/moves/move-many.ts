import { moveManyEContacts } from '@tervita/contract/e-contacts';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { afterMove, assertAnswerFits, assertMayClose } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type CommandGiven, command } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';
import { staffOf } from '../../../../core/session/own-matter.ts';
import { refuseWhileMedicinesWait } from '../../../prescriptions/index.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../../e-contact-store.ts';
import { askOne, assertQuestionnaireOffered } from '../../requests/ask-questionnaire.ts';
import { seenVersion } from '../../seen-version.ts';
import { writingFor } from '../author.ts';
import { plan, refuseWhileOnItsWay } from '../planned/plan.ts';
import { colleagueNamed, refuseOwnMatter, setAssignee } from './assignee.ts';

type Given = CommandGiven<typeof moveManyEContacts>;

interface QuestionnaireAsked {
  readonly type: ProblemType;
  readonly text: string;
}

interface Colleague {
  readonly userId: string | null;
  readonly name: string | null;
}

const assignOne = async (given: Given, eContact: LockedEContact, seen: number | undefined, to: Colleague) => {
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
const completeOne = async (
  given: Given,
  eContact: LockedEContact,
  seen: number | undefined,
  { reason, undoSeconds }: { reason: string; undoSeconds: number },
) => {
  const { tx, actor, now } = given;
  afterMove('archive', 'CLINIC', eContact.state, { now, seen });
  // What became of an alarm is said of each by itself.
  assertMayClose('archive', eContact, null);
  await refuseWhileMedicinesWait(tx, eContact.id);
  await refuseWhileOnItsWay(tx, eContact.id);
  const dueAt = new Date(now.getTime() + undoSeconds * 1_000);
  const sending = {
    move: 'archive' as const,
    text: null,
    reason,
    opensAt: null,
    fileIds: [],
    alarmOutcome: null,
  };
  const author = writingFor(actor, eContact.clinicId);
  const planned = await plan(tx, eContact, author, sending, { ...given, dueAt });
  const { id, state } = eContact;
  return { id, status: state.status, turn: state.turn, version: state.version, planned };
};

/** Like a single request, with the same words for all. */
const askOneOfMany = async (
  given: Given,
  eContact: LockedEContact,
  seen: number | undefined,
  asked: QuestionnaireAsked,
) => {
  // Whoever asks has seen the warning; of many at once nobody has.
  if (eContact.redFlag === 'CALL_112' && eContact.redFlagWaits)
    throw new BusinessError('E_CONTACT_ALARM_UNSEEN');
  const { actionId: _, ...moved } = await askOne(given, eContact, { ...asked, seen });
  return { ...moved, planned: null };
};

const moveOne = async (
  given: Given,
  eContact: LockedEContact,
  version: number,
  { to, undoSeconds }: { to: Colleague; undoSeconds: number },
) => {
  const { action } = given.body;
  const move = action.kind === 'ASSIGN' ? 'assign' : undefined;
  const seen = await seenVersion(given.tx, eContact, version, given.actor.userId, move);
  if (action.kind === 'ASSIGN') return assignOne(given, eContact, seen, to);
  if (action.kind === 'COMPLETE')
    return completeOne(given, eContact, seen, { reason: action.reason, undoSeconds });
  return askOneOfMany(given, eContact, seen, { type: action.eContactType, text: action.text });
};

const isRefusal = (error: unknown): error is BusinessError | LogicError =>
  error instanceof BusinessError || error instanceof LogicError;

/** hosted: questionnaires that the provider has on its pages. */
export const moveMany = (hosted: ReadonlySet<ProblemType>, undoSeconds: number) =>
  command(moveManyEContacts, async (given) => {
    const { tx, actor, body, touched } = given;
    const { clinicId, action } = body;
    assertOwnClinic(actor, clinicId);
    const userId = action.kind === 'ASSIGN' ? action.assigneeUserId : null;
    const to = { userId, name: await colleagueNamed(tx, clinicId, userId) };
    if (action.kind === 'ASK_QUESTIONNAIRE') {
      assertAnswerFits(action.text);
      await assertQuestionnaireOffered(tx, clinicId, action.eContactType, hosted);
    }
    const moved: Awaited<ReturnType<typeof moveOne>>[] = [];
    const left: { id: string; code: string }[] = [];
    // Always in the same order, so that two of the staff do not wait for each other.
    for (const { id, version } of body.eContacts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const eContact = await lockEContact(tx, id, { ...staffOf(actor), clinicIds: [clinicId] });
      touched.eContactIds.add(id);
      try {
        moved.push(await moveOne(given, eContact, version, { to, undoSeconds }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        left.push({ id, code: error.code });
      }
    }
    return { moved, left };
  });
