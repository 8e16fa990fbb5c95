import { LogicError } from '@tervita/domain/core';
import { assertMadeFor } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { assertOffered } from '../../../problem-types/index.ts';
import { factsOfPerson } from '../../facts-of-thread.ts';
import { lockDraft } from '../drafts/draft-store.ts';
import { memberToWriteFor, patientOf } from '../member-of.ts';
import { asksDanger } from '../questionnaire/danger-answer.ts';
import { findOfDraft } from '../questionnaire/questionnaire-store.ts';
import { assertAnswersStay } from '../questionnaire/same-matter.ts';

export interface HostedMatter {
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
}

/** Refuses as sending would, and leaves no trace: a record at the clinic is made when something is started. */
export const assertMayStart = async (
  tx: Tx,
  actor: Actor,
  { patientPersonId, clinicId, type }: HostedMatter,
  given: { readonly now: Date; readonly newId: () => string },
): Promise<void> => {
  const person = await patientOf(tx, patientPersonId, actor, given.now);
  await sql`savepoint before_member`.execute(tx);
  await memberToWriteFor(tx, { clinicId, personId: person.id, writer: actor }, given.newId());
  await sql`rollback to savepoint before_member`.execute(tx);
  await assertOffered(tx, clinicId, type);
  assertMadeFor(type, await factsOfPerson(tx, person.id, clinicId, given.now));
};

const latestDraft = async (
  tx: Tx,
  actor: Actor,
  { patientPersonId, clinicId, type }: HostedMatter,
): Promise<string | undefined> => {
  const found = await tx
    .selectFrom('ai_questionnaire')
    .select('draft_id')
    .where('author_user_id', '=', actor.userId)
    .where('patient_person_id', '=', patientPersonId)
    .where('clinic_id', '=', clinicId)
    .where('problem_type', '=', type)
    .where('request_id', 'is', null)
    .where('draft_id', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.draft_id ?? undefined;
};

interface RequestedMatter {
  readonly requestId: string;
  readonly type: ProblemType;
  /** Null: the latest one of the same request. */
  readonly draftId: string | null;
}

/** The same of what a clinic asked for: each who reads the thread has a draft of their own. */
export const draftOfRequest = async (
  tx: Tx,
  actor: Actor,
  { requestId, type, draftId }: RequestedMatter,
  now: Date,
): Promise<string> => {
  const drafts = tx
    .selectFrom('ai_questionnaire')
    .select('draft_id')
    .where('request_id', '=', requestId)
    .where('author_user_id', '=', actor.userId)
    .where('draft_id', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(1);
  const named = draftId ? drafts.where('draft_id', '=', draftId) : drafts;
  const latest = (await named.executeTakeFirst())?.draft_id;
  if (!latest || !(await lockDraft(tx, actor, latest))) throw new LogicError('DANGER_NOT_ASKED');
  if (asksDanger(await findOfDraft(tx, latest), type, now)) throw new LogicError('DANGER_NOT_ASKED');
  return latest;
};

/** The draft in which signs of danger were asked about, not too long ago; without one nothing goes to the provider. */
export const draftWithDanger = async (
  tx: Tx,
  actor: Actor,
  matter: HostedMatter & { readonly draftId: string | null },
  now: Date,
): Promise<string> => {
  const draftId = matter.draftId ?? (await latestDraft(tx, actor, matter));
  if (!draftId || !(await lockDraft(tx, actor, draftId))) throw new LogicError('DANGER_NOT_ASKED');
  await assertAnswersStay(tx, draftId, matter);
  const found = await findOfDraft(tx, draftId);
  // What was begun for a request of the clinic stays with that request.
  if (found?.questionnaire.requestId || asksDanger(found, matter.type, now))
    throw new LogicError('DANGER_NOT_ASKED');
  return draftId;
};
