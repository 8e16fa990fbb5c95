import type { LoginInfo } from '@tervita/contract/auth';
import { type ActiveRole, type SignInMethod, type StaffNeed, staffNeedAt } from '@tervita/domain/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { NotSignedIn } from '../../core/http/errors.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { Actor } from '../../core/session/actor.ts';
import { findActor, openSession } from '../../core/session/session-store.ts';
import { forgetOthersHere } from '../push/index.ts';
import { accountEvent } from './account-events.ts';
import { joinEmployments } from './accounts/join-employments.ts';
import { proveCodeAtClinics } from './accounts/prove-code-at-clinics.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deviceOf } from './device.ts';
import { toLoginInfo } from './login-info.ts';

interface Arrival {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly browserHash: Buffer;
  readonly device: string | null;
}

/** Remembers the browser; answers whether the person has others and this one is new to them. */
const isNewDevice = async (tx: Tx, { userId, browserHash }: Arrival): Promise<boolean> => {
  const { rows } = await sql<{ is_new: boolean }>`
    with known as (select count(*) as browsers from known_browser where user_id = ${userId})
    insert into known_browser (browser_hash, user_id, first_used_at, last_used_at)
    values (${browserHash}, ${userId}, now(), now())
    on conflict (browser_hash, user_id) do update set last_used_at = now()
    returning first_used_at = last_used_at and (select browsers from known) > 0 as is_new`.execute(tx);
  return rows[0]?.is_new ?? false;
};

/** A record that an import is changing at this moment keeps its earlier time: nobody is kept out of the door for it. */
const seenOnline = async (tx: Tx, userId: string, now: Date) => {
  await sql`
    with seen as (update app_user set last_online_at = ${now} where id = ${userId} returning person_id),
      free as (select m.id from clinic_member m join seen on m.person_id = seen.person_id for update of m skip locked)
    update clinic_member set last_online_at = ${now} from free where clinic_member.id = free.id`.execute(tx);
};

interface Opening {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly newId: () => string;
  readonly publish: (tx: Tx, event: OutboxEvent) => Promise<void>;
  readonly becomes: (actor: Actor) => void;
}

/** Where somebody works comes first; whoever works nowhere and runs the platform is here for that. */
const firstRole = (person: {
  readonly isEmployed: boolean;
  readonly runsPlatform: boolean;
  readonly staffNeeds: StaffNeed | null;
}): ActiveRole => {
  if (person.staffNeeds) return 'PRM_PATIENT';
  if (person.isEmployed) return 'PRM_DOCTOR';
  return person.runsPlatform ? 'PRM_TERVITA_ADMIN' : 'PRM_PATIENT';
};

/** The one way from "we know who you are" to a session, for every method. Runs in the caller's transaction. */
export const openSessionFor = async (
  tx: Tx,
  deps: AuthDeps,
  { request, reply, newId, publish }: Opening,
  { userId, method }: Pick<Arrival, 'userId' | 'method'>,
  now: Date,
): Promise<{ token: string; actor: Actor }> => {
  const browserHash = deps.browser.ensure(request, reply);
  const device = deviceOf(request.headers['user-agent']);
  const staffNeeds = staffNeedAt(method, deps);
  for (const { id: employeeId, clinicId } of await joinEmployments(tx, userId)) {
    const ids = { clinicId };
    // Once a day, until the clinic has corrected the name.
    const occasion = `${employeeId}:${now.toISOString().slice(0, 10)}`;
    await publish(tx, accountEvent('account.work-name-differs', userId, occasion, ids));
  }
  const employed = await tx
    .selectFrom('employee')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const { is_platform_admin: runsPlatform } = await tx
    .selectFrom('app_user')
    .select('is_platform_admin')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const activeRole = firstRole({ isEmployed: employed !== undefined, runsPlatform, staffNeeds });
  const familyId = newId();
  const token = await openSession(tx, {
    userId,
    familyId,
    activeRole,
    method,
    staffNeeds,
    device,
    browserHash,
  });
  await forgetOthersHere(tx, browserHash, userId);
  await seenOnline(tx, userId, now);
  if (await isNewDevice(tx, { userId, method, browserHash, device }))
    await publish(tx, accountEvent('account.new-device', userId, familyId));
  const actor = await findActor(tx, token);
  if (!actor) throw new NotSignedIn();
  await proveCodeAtClinics(tx, actor.personId);
  return { token, actor };
};

/** After the commit: the cookie, the audit row's name, and what the client may know. */
export const answerSignedIn = (
  deps: AuthDeps,
  { reply, becomes }: Pick<Opening, 'reply' | 'becomes'>,
  { token, actor }: { token: string; actor: Actor },
): LoginInfo => {
  becomes(actor);
  deps.cookie.write(reply, token, actor.endsAt);
  return toLoginInfo(actor);
};
