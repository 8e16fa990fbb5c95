import {
  markAllInformationRead,
  markInformationRead,
  markInformationUnread,
} from '@tervita/contract/information-hub';
import { isClinicalKind } from '@tervita/domain/information-hub';
import { sql } from 'kysely';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import { isReadable, readableKinds } from './readable.ts';

/** What was shown counts, not what has come out since; and a later version once read stays read. */
export const markRead = command(markInformationRead, async ({ tx, actor, params, body, now }) => {
  const { rows } = await sql`
    insert into information_item_read (user_id, item_id, version, read_at)
    select ${actor.userId}, i.id, least(i.published_version, ${body.version}::integer), ${now} from information_item i
    where i.id = ${params.id} and ${isReadable(readableKinds(actor, body.clinicId))}
    on conflict (user_id, item_id) do update
      set version = greatest(information_item_read.version, excluded.version), read_at = excluded.read_at
    returning item_id`.execute(tx);
  if (rows.length === 0) throw new NotFound();
  return {};
});

export const markUnread = command(markInformationUnread, async ({ tx, actor, params, body }) => {
  const { rows } = await sql`
    select from information_item i
    where i.id = ${params.id} and ${isReadable(readableKinds(actor, body.clinicId))}`.execute(tx);
  if (rows.length === 0) throw new NotFound();
  await sql`
    delete from information_item_read where user_id = ${actor.userId} and item_id = ${params.id}`.execute(tx);
  return {};
});

export const markAllRead = command(markAllInformationRead, async ({ tx, actor, body, now }) => {
  const kinds = readableKinds(actor, body.clinicId).filter((kind) => isClinicalKind(kind) === body.clinical);
  await sql`
    insert into information_item_read (user_id, item_id, version, read_at)
    select ${actor.userId}, i.id, i.published_version, ${now} from information_item i
    where ${isReadable(kinds)} and i.published_at <= ${body.until}::timestamptz
    order by i.id
    on conflict (user_id, item_id) do update
      set version = greatest(information_item_read.version, excluded.version), read_at = excluded.read_at
    where information_item_read.version < excluded.version`.execute(tx);
  return {};
});
