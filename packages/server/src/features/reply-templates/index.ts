import {
  addReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
  removeReplyTemplate,
} from '@tervita/contract/reply-templates';
import { LogicError } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Selectable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import { NotFound } from '../../core/http/errors.ts';
import { command, query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';
import { assertOfferedToStaff, readOfferedToStaff } from '../problem-types/index.ts';

const templatesMost = 500;

const shown = (
  row: Selectable<DB['reply_template']>,
  actor: Actor,
  offered: readonly string[],
): ReplyTemplate => ({
  id: row.id,
  heading: row.heading,
  content: row.content,
  forAll: row.for_all,
  problemType: row.problem_type as ProblemType | null,
  isTypeOffered: row.problem_type === null || offered.includes(row.problem_type),
  isMine: row.owner_user_id === actor.userId,
  version: row.version,
});

interface Content {
  readonly heading: string;
  readonly content: string;
  readonly forAll: boolean;
  readonly problemType: ProblemType | null;
}
const columnsOf = ({ heading, content, forAll, problemType }: Content) => ({
  heading,
  content,
  for_all: forAll,
  problem_type: problemType,
});

const list = query(listReplyTemplates, async ({ db, actor, params: { clinicId } }) => {
  assertOwnClinic(actor, clinicId);
  const rows = await db
    .selectFrom('reply_template')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where((row) => row.or([row('for_all', '=', true), row('owner_user_id', '=', actor.userId)]))
    .where('deleted_at', 'is', null)
    .orderBy('heading')
    .orderBy('id')
    .limit(templatesMost)
    .execute();
  const offered = await readOfferedToStaff(db, clinicId);
  return { templates: rows.map((row) => shown(row, actor, offered)) };
});

const add = command(addReplyTemplate, async ({ tx, actor, params, body, now, newId }) => {
  assertOwnClinic(actor, params.clinicId);
  const row = {
    id: newId(),
    clinic_id: params.clinicId,
    owner_user_id: actor.userId,
    ...columnsOf(body),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    version: 1,
  };
  if (body.problemType) await assertOfferedToStaff(tx, params.clinicId, body.problemType);
  await tx.insertInto('reply_template').values(row).execute();
  return shown(row, actor, await readOfferedToStaff(tx, params.clinicId));
});

/** One's own, or one that everybody shares: those belong to all. */
const edit = command(editReplyTemplate, async ({ tx, actor, params, body, seen, now }) => {
  assertOwnClinic(actor, params.clinicId);
  const before = await tx
    .selectFrom('reply_template')
    .select(['version', 'problem_type'])
    .where('id', '=', params.id)
    .where('clinic_id', '=', params.clinicId)
    .where('deleted_at', 'is', null)
    .where((each) => each.or([each('for_all', '=', true), each('owner_user_id', '=', actor.userId)]))
    // What everybody shares does not become one person's secret, except its owner's.
    .where((each) => (body.forAll ? each.lit(true) : each('owner_user_id', '=', actor.userId)))
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new NotFound();
  if (before.version !== seen) throw new LogicError('REPLY_TEMPLATE_CHANGED');
  if (body.problemType && body.problemType !== before.problem_type)
    await assertOfferedToStaff(tx, params.clinicId, body.problemType);
  const row = await tx
    .updateTable('reply_template')
    .set({ ...columnsOf(body), version: before.version + 1, updated_at: now })
    .where('id', '=', params.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return shown(row, actor, await readOfferedToStaff(tx, params.clinicId));
});

const remove = command(removeReplyTemplate, async ({ tx, actor, params, now }) => {
  assertOwnClinic(actor, params.clinicId);
  const removed = await tx
    .updateTable('reply_template')
    .set({ deleted_at: now })
    .where('id', '=', params.id)
    .where('clinic_id', '=', params.clinicId)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('for_all', '=', true), row('owner_user_id', '=', actor.userId)]))
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new NotFound();
  return {};
});

export const replyTemplateCalls = [list, add, edit, remove];
