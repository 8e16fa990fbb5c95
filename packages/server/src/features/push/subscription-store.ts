import { pushDevicesMost } from '@tervita/domain/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import type { Subscription } from '../../integrations/push/web-push.ts';

/** A session from before browsers were noted counts as a browser of its own. */
const browserOf = sql`coalesce(s.browser_hash, uuid_send(s.family_id))`;
const browserOfFamily = (familyId: string) =>
  sql`(select ${browserOf} from session s where s.family_id = ${familyId} limit 1)`;

export const isSubscribed = async (tx: Tx, userId: string, familyId: string): Promise<boolean> => {
  const { rows } = await sql<{ is_on: boolean }>`
    select exists (select from push_subscription
      where user_id = ${userId} and browser_hash = ${browserOfFamily(familyId)}) as is_on`.execute(tx);
  return rows[0]?.is_on ?? false;
};

interface NewDevice extends Subscription {
  readonly id: string;
  readonly userId: string;
  readonly familyId: string;
}

/** The browser tells this person from now on, whoever it told before. */
export const subscribe = async (tx: Tx, device: NewDevice): Promise<void> => {
  const { id, userId, familyId, endpoint, p256dh, auth } = device;
  // Two tabs at once: one after the other.
  await sql`select from session where family_id = ${familyId} for update`.execute(tx);
  await sql`
    delete from push_subscription
    where endpoint <> ${endpoint} and browser_hash = ${browserOfFamily(familyId)}`.execute(tx);
  await sql`
    insert into push_subscription (id, user_id, browser_hash, endpoint, p256dh, auth, created_at, confirmed_at)
    values (${id}, ${userId}, ${browserOfFamily(familyId)}, ${endpoint}, ${p256dh}, ${auth}, now(), now())
    on conflict (endpoint) do update set user_id = excluded.user_id, browser_hash = excluded.browser_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, confirmed_at = now()`.execute(tx);
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where user_id = ${userId}
      order by confirmed_at desc, id desc offset ${pushDevicesMost})`.execute(tx);
};

/** Signed out there, or switched off: that browser is told nothing more. */
export const forgetDeviceOf = async (tx: Tx, familyId: string, userId: string): Promise<void> => {
  await sql`
    delete from push_subscription p using session s
    where s.family_id = ${familyId} and s.user_id = ${userId} and p.user_id = s.user_id and p.browser_hash = ${browserOf}`.execute(
    tx,
  );
};

/** Signed out everywhere but in one sign-in, or in none. */
export const forgetOtherDevices = async (
  tx: Tx,
  userId: string,
  keptFamilyId: string | undefined,
): Promise<void> => {
  await sql`
    delete from push_subscription where user_id = ${userId} and not exists (
      select from session s where s.family_id::text = ${keptFamilyId ?? ''}
        and ${browserOf} = push_subscription.browser_hash)`.execute(tx);
};

/** Somebody signs in: what this browser was told for others ends, however they left. */
export const forgetOthersHere = async (tx: Tx, browserHash: Buffer, userId: string): Promise<void> => {
  await sql`delete from push_subscription where browser_hash = ${browserHash} and user_id <> ${userId}`.execute(
    tx,
  );
};

export interface Device extends Subscription {
  readonly id: string;
}

/** At most as many as one may have. */
export const devicesOf = async (tx: Tx, userId: string): Promise<Device[]> =>
  tx
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .orderBy('confirmed_at', 'desc')
    .limit(2 * pushDevicesMost)
    .execute();

export const forgetDevice = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('push_subscription').where('id', '=', id).execute();
};
