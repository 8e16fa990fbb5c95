import { isDeepStrictEqual } from 'node:util';
import type { Received } from '@tervita/contract/core';
import { saveDraft as saveRoute } from '@tervita/contract/e-contacts';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { draftsMax } from '@tervita/domain/e-contacts';
import type { FiredRule } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import { command } from '../../../../core/http/use-case.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { bindToDraft } from '../../../files/index.ts';
import { alarmOf } from '../questionnaire/alarm.ts';
import { alertsInText } from '../questionnaire/judge.ts';
import { keepPromiseOfMovedWords } from '../questionnaire/moved-words.ts';
import { findOfDraft } from '../questionnaire/questionnaire-store.ts';
import { assertAnswersStay } from '../questionnaire/same-matter.ts';
import { countDrafts, lockDraft, oneAtATime, sentFrom } from './draft-store.ts';
import { leaveAnswersOnly } from './leave-answers-only.ts';
import { findWarningOfUnsent } from './warning-of-unsent.ts';

type Body = Received<typeof saveRoute>['body'];

/** The same words with the same files: a page that was left and opened again may save twice, and nothing is at stake. */
const isAlreadyThere = async (tx: Tx, id: string, body: Body): Promise<boolean> => {
  const draft = await tx.selectFrom('e_contact_draft').selectAll().where('id', '=', id).executeTakeFirst();
  const files = await tx
    .selectFrom('file')
    .select('id')
    .where('draft_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  const wanted = body.fileIds ?? [];
  return (
    draft?.text === body.text &&
    (!body.prescriptions || isDeepStrictEqual(draft.prescriptions, body.prescriptions)) &&
    draft.type === body.eContactType &&
    draft.clinic_id === body.clinicId &&
    draft.patient_person_id === body.patientPersonId &&
    files.length === wanted.length &&
    files.every((file) => wanted.includes(file.id))
  );
};

/** A new one, or the next version of what the author looked at. */
const nextVersion = async (tx: Tx, actor: Actor, id: string, seen: number, body: Body): Promise<number> => {
  await oneAtATime(tx, id, ...(body.takenFrom ? [body.takenFrom] : []));
  const known = await lockDraft(tx, actor, id);
  if (known && known.version !== seen && !(await isAlreadyThere(tx, id, body)))
    throw new LogicError('DRAFT_CHANGED');
  if (known) return known.version + 1;
  if (await sentFrom(tx, actor, id)) throw new LogicError('DRAFT_ALREADY_SENT');
  // Deleted in another place: a save that comes late must not bring it back.
  if (seen > 0) throw new NotFound();
  if ((await countDrafts(tx, actor)) >= draftsMax) throw new BusinessError('TOO_MANY_DRAFTS');
  return 1;
};

const assertExist = async (tx: Tx, personId: string, clinicId: string): Promise<void> => {
  const person = await tx.selectFrom('person').select('id').where('id', '=', personId).executeTakeFirst();
  const clinic = await tx.selectFrom('clinic').select('id').where('id', '=', clinicId).executeTakeFirst();
  if (!person || !clinic) throw new NotFound();
};

export const saveDraft = command(
  saveRoute,
  async ({ tx, actor, params, body, seen, now, publish, touched }, alerts: readonly FiredRule[]) => {
    touched.personIds.add(body.patientPersonId);
    await assertExist(tx, body.patientPersonId, body.clinicId);
    const version = await nextVersion(tx, actor, params.id, seen, body);
    await assertAnswersStay(tx, params.id, body);
    const content = {
      patient_person_id: body.patientPersonId,
      clinic_id: body.clinicId,
      // Whoever writes freely goes on writing, also where questions were answered before.
      kind: 'OWN_WORDS',
      type: body.eContactType,
      text: body.text,
      ...(body.prescriptions ? { prescriptions: JSON.stringify(body.prescriptions) } : {}),
      language: body.language ?? actor.language,
      version,
      updated_at: now,
    };
    const row = { id: params.id, author_user_id: actor.userId, created_at: now };
    const saved =
      version === 1
        ? await tx
            .insertInto('e_contact_draft')
            .values({ ...row, ...content })
            // The id is somebody else's: as if it did not exist.
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst()
        : await tx
            .updateTable('e_contact_draft')
            .set(content)
            .where('id', '=', params.id)
            .where('author_user_id', '=', actor.userId)
            .returning('id')
            .executeTakeFirst();
    if (!saved) throw new NotFound();
    const { takenFrom, fileIds = [] } = body;
    const promised =
      takenFrom && takenFrom !== params.id
        ? await leaveAnswersOnly(tx, actor, { id: takenFrom, fileIds }, now)
        : null;
    await bindToDraft(tx, actor, params.id, fileIds);
    if (promised) await keepPromiseOfMovedWords(tx, actor, { id: params.id, promised, ...body }, now);
    await publish({
      type: 'draft.saved',
      key: `${params.id}:${version}`,
      ids: { authorUserId: actor.userId },
    });
    // Answers with a sign of danger may stand behind the words; their time does not move with what is typed.
    const found = await findOfDraft(tx, params.id);
    const alarm = found && alarmOf(found, now);
    if (alarm) await publish(alarm);
    const { patientPersonId: personId, clinicId } = body;
    const language = body.language ?? actor.language ?? 'en';
    const warning = await findWarningOfUnsent(tx, alerts, { personId, clinicId, language, now });
    return { id: params.id, version, updatedAt: now.toISOString(), warning };
  },
  { before: ({ body }) => alertsInText(body.text) },
);
