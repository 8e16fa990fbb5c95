import { askForQuestionnaire } from '@tervita/contract/e-contacts';
import { BusinessError } from '@tervita/domain/core';
import { afterMove, assertAnswerFits, directionFromClinic } from '@tervita/domain/e-contacts';
import { assertMadeFor } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { type CommandGiven, command } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { staffOf } from '../../../core/session/own-matter.ts';
import { assertOfferedToStaff, readFilling } from '../../problem-types/index.ts';
import { writingFor } from '../clinic/author.ts';
import { readDetail } from '../clinic/clinic-e-contact.ts';
import { refuseWhileOnItsWay } from '../clinic/planned/plan.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../e-contact-store.ts';
import { factsOfThread } from '../facts-of-thread.ts';
import { seenVersion } from '../seen-version.ts';
import { addRequest } from './request-store.ts';

interface Asking {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: CommandGiven<typeof askForQuestionnaire>['publish'];
}

interface QuestionnaireAsked {
  readonly type: ProblemType;
  /** What the patient reads with it; empty: nothing. */
  readonly text: string;
  readonly seen: number | undefined;
}

/** Only a questionnaire can be filled in, and only one whose text we have, or one of those that are hosted elsewhere. */
export const assertQuestionnaireOffered = async (
  db: Reader,
  clinicId: string,
  type: ProblemType,
  hosted?: ReadonlySet<ProblemType>,
): Promise<void> => {
  await assertOfferedToStaff(db, clinicId, type);
  if ((await readFilling(db, clinicId, type, hosted)) === null)
    throw new BusinessError('E_CONTACT_TYPE_NOT_OFFERED');
};

/** The patient's turn: the request stands in the thread until it is filled in. */
export const askOne = async (
  { tx, actor, now, newId, publish }: Asking,
  eContact: LockedEContact,
  { type, text, seen }: QuestionnaireAsked,
) => {
  const state = afterMove('askQuestionnaire', 'CLINIC', eContact.state, { now, seen });
  await refuseWhileOnItsWay(tx, eContact.id);
  assertMadeFor(type, await factsOfThread(tx, eContact, 'CLINIC', now));
  const { id: eContactId, clinicId } = eContact;
  const actionId = newId();
  await addRequest(tx, { id: actionId, eContactId, clinicId, type, askedByUserId: actor.userId }, now);
  const moved = await saveMove(tx, eContact, state, {
    id: newId(),
    move: 'askQuestionnaire',
    at: now,
    author: writingFor(actor, clinicId),
    direction: text ? directionFromClinic(eContact.creatorKind) : null,
    text: text || null,
    language: null,
    reason: type,
  });
  await publish(eventOf('e-contact.replied', eContact, state.version));
  return { ...moved, actionId };
};

/** hosted: what the provider has on its pages. */
export const askQuestionnaire = (hosted: ReadonlySet<ProblemType>) =>
  command(
    askForQuestionnaire,
    async (given) => {
      const { tx, actor, params, body, seen, touched } = given;
      touched.eContactIds.add(params.id);
      const eContact = await lockEContact(tx, params.id, staffOf(actor));
      touched.personIds.add(eContact.patientPersonId);
      assertAnswerFits(body.text);
      await assertQuestionnaireOffered(tx, eContact.clinicId, body.eContactType, hosted);
      return askOne(given, eContact, {
        type: body.eContactType,
        text: body.text,
        seen: await seenVersion(tx, eContact, seen, actor.userId),
      });
    },
    { newer: ({ db, actor, params }) => readDetail(db, params.id, actor) },
  );
