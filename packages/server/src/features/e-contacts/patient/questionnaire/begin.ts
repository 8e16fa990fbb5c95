import { BusinessError } from '@tervita/domain/core';
import { draftsMax } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { catalogueVersion } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { assertRequestOpen, isFilledWith } from '../../requests/fill-request.ts';
import { countDrafts, lockDraft, oneAtATime, sentFrom } from '../drafts/draft-store.ts';
import { patientOf } from '../member-of.ts';
import { asksOnlyDanger, assertFilled, isHosted } from './only-danger.ts';
import { begin } from './questionnaire-store.ts';
import type { FlowBody } from './steps.ts';

interface Beginning {
  readonly now: Date;
  readonly hostedTypes: ReadonlySet<ProblemType>;
}

/** The draft is made with it: what was begun stands among what one has not sent. */
export const beginNew = async (
  tx: Tx,
  actor: Actor,
  body: Extract<FlowBody, { stage: 'PROBLEM_TYPE' }>,
  { now, hostedTypes }: Beginning,
): Promise<void> => {
  if (body.requestId) {
    await assertRequestOpen(tx, actor, body);
    await assertFilled(tx, body, hostedTypes);
  }
  const isOnlyDanger = body.requestId ? await isHosted(tx, body) : await asksOnlyDanger(tx, body);
  const id = body.aiQuestionnaireId;
  await patientOf(tx, body.patientPersonId, actor, now);
  const clinic = await tx
    .selectFrom('clinic')
    .select('id')
    .where('id', '=', body.clinicId)
    .executeTakeFirst();
  if (!clinic) throw new NotFound();
  if ((await countDrafts(tx, actor)) >= draftsMax) throw new BusinessError('TOO_MANY_DRAFTS');
  const made = await tx
    .insertInto('e_contact_draft')
    .values({
      id,
      author_user_id: actor.userId,
      patient_person_id: body.patientPersonId,
      clinic_id: body.clinicId,
      kind: 'QUESTIONNAIRE',
      type: body.chiefProblemTypeId ?? 'OTHER_PROBLEM',
      text: body.input,
      language: body.locale,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    // The id is somebody else's: as if it did not exist.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new NotFound();
  await begin(
    tx,
    {
      id,
      authorUserId: actor.userId,
      patientPersonId: body.patientPersonId,
      clinicId: body.clinicId,
      language: body.locale,
      isOnlyDanger,
      requestId: body.requestId ?? null,
      // Not sent on yet: it stands in the draft alone, and nobody judges it.
      input: body.isTyping ? '' : body.input,
      catalogueVersion,
    },
    now,
  );
};

export type Standing = 'NEW' | 'OPEN' | 'SENT';

/** One after the other, as drafts are: a sending that is under way is waited for. */
export const standingOf = async (tx: Tx, actor: Actor, id: string): Promise<Standing> => {
  await oneAtATime(tx, id);
  if (await lockDraft(tx, actor, id)) return 'OPEN';
  if (await sentFrom(tx, actor, id)) return 'SENT';
  return (await isFilledWith(tx, id)) ? 'SENT' : 'NEW';
};
