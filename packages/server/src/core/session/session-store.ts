import type { ActiveRole, Permission, SignInMethod, StaffNeed } from '@tervita/domain/auth';
import {
  assuranceOf,
  rotationGraceSeconds,
  sessionHours,
  sessionIdleMinutes,
  sessionsPerUser,
} from '@tervita/domain/auth';
import { consentFlagsOf, type GivenConsent } from '@tervita/domain/consents';
import type { Country, Language } from '@tervita/domain/core';
import { isKnownMinor } from '@tervita/domain/persons';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayOf } from '../clock.ts';
import type { DB } from '../database/schema.generated.ts';
import type { Actor, Employment } from './actor.ts';
import { hashOf, newToken } from './token.ts';

interface SessionRow {
  user_id: string;
  family_id: string;
  active_role: ActiveRole;
  method: SignInMethod;
  staff_needs: StaffNeed | null;
  signed_in_at: Date;
  expires_at: Date;
  ends_at: Date;
  is_first_use: boolean;
  /** The id was replaced a while ago, and what took its place has been used. */
  replaced_too_long: boolean;
  person_id: string;
  first_name: string;
  surname: string;
  language: Language | null;
  is_platform_admin: boolean;
  has_completed_profile: boolean;
  birth_date: string | null;
  country: Country;
  personal_code: string | null;
  now: Date;
  employments: Employment[];
  consents: GivenConsent[];
}

/**
 * The newest session of each family that fits. A replaced id serves other tabs for a moment, in the role of the id
 * that took its place: one sign-in never has two roles. What the new id gained besides is not the old one's.
 */
const sessionRows = (db: Kysely<DB>, which: RawBuilder<unknown>) =>
  sql<SessionRow>`
  select distinct on (s.family_id) s.user_id, s.family_id, coalesce(live.active_role, s.active_role) as active_role, s.method, s.staff_needs, s.signed_in_at, s.expires_at, s.ends_at,
    s.replaces is not null and s.first_used_at is null as is_first_use,
    coalesce(s.replaced_at < now() - make_interval(secs => ${rotationGraceSeconds}), false) and exists (
      select from session n where n.family_id = s.family_id and n.id_hash <> s.id_hash
        and n.first_used_at >= s.replaced_at) as replaced_too_long,
    u.person_id, p.first_name, p.surname, u.language, u.is_platform_admin,
    u.profile_completed_at is not null as has_completed_profile, p.birth_date, p.country, p.personal_code, now() as now,
    coalesce((select json_agg(json_build_object('clinicId', e.clinic_id, 'clinicName', c.name,
        'timeZone', c.time_zone, 'role', e.role, 'isAdmin', e.is_admin) order by c.name)
      from employee e join clinic c on c.id = e.clinic_id
      where e.user_id = u.id and e.deleted_at is null), '[]') as employments,
    coalesce((select json_agg(json_build_object('group', consent_group, 'version', version))
      from consent where user_id = u.id), '[]') as consents
  from session s
  left join session live on live.family_id = s.family_id and live.replaced_at is null
  join app_user u on u.id = s.user_id
  join person p on p.id = u.person_id
  where ${which} and s.expires_at > now() and s.ends_at > now()
  order by s.family_id, s.expires_at desc, s.replaced_at is null desc`.execute(db);

const permissionsOf = (row: SessionRow): Permission[] => {
  const isEmployed = row.employments.length > 0 && !row.staff_needs;
  const isPlatformAdmin = row.is_platform_admin && !row.staff_needs;
  return [
    'PRM_PATIENT',
    ...(isEmployed ? (['PRM_DOCTOR'] as const) : []),
    ...(isPlatformAdmin ? (['PRM_TERVITA_ADMIN'] as const) : []),
  ];
};

const toActor = (row: SessionRow): Actor => {
  const permissions = permissionsOf(row);
  // Somebody who lost the right to the role they were in falls back to being a patient.
  const activeRole = permissions.includes(row.active_role) ? row.active_role : 'PRM_PATIENT';
  return {
    userId: row.user_id,
    personId: row.person_id,
    firstName: row.first_name,
    surname: row.surname,
    language: row.language,
    permissions,
    activeRole,
    assurance: assuranceOf(row.method),
    method: row.method,
    staffNeeds: row.employments.length > 0 || row.is_platform_admin ? row.staff_needs : null,
    employments: row.employments,
    clinicIds: activeRole === 'PRM_DOCTOR' ? row.employments.map(({ clinicId }) => clinicId) : [],
    consents: consentFlagsOf(row.consents),
    incompleteProfile: !row.has_completed_profile || row.birth_date === null,
    isMinor: isKnownMinor(
      { birthDate: row.birth_date, country: row.country, personalCode: row.personal_code },
      dayOf(row.now, row.country),
    ),
    familyId: row.family_id,
    signedInAt: row.signed_in_at,
    expiresAt: row.expires_at,
    endsAt: row.ends_at,
  };
};

/** The person behind a cookie. A replaced id that comes back late was copied: the whole family ends. */
export const findActor = async (db: Kysely<DB>, token: string): Promise<Actor | undefined> => {
  const { rows } = await sessionRows(db, sql`s.id_hash = ${hashOf(token)}`);
  const [row] = rows;
  if (!row) return undefined;
  if (row.replaced_too_long) {
    await endFamily(db, row.family_id);
    return undefined;
  }
  if (row.is_first_use)
    await sql`update session set first_used_at = now() where id_hash = ${hashOf(token)}`.execute(db);
  return toActor(row);
};

/** The person behind an id that is only being given out: nobody has used it yet. */
export const actorOfNewId = async (db: Kysely<DB>, token: string): Promise<Actor | undefined> => {
  const { rows } = await sessionRows(db, sql`s.id_hash = ${hashOf(token)}`);
  return rows[0] ? toActor(rows[0]) : undefined;
};

/**
 * For connections that outlive the ids of their sign-in, by family; who is missing has ended.
 * An id that was given out and never came back does not count.
 */
export const findActorsOfFamilies = async (
  db: Kysely<DB>,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, Actor>> => {
  const { rows } = await sessionRows(
    db,
    sql`s.family_id = any(${[...familyIds]}::uuid[]) and (s.first_used_at is not null or s.replaces is null)`,
  );
  return new Map(rows.map((row) => [row.family_id, toActor(row)]));
};

export interface NewSession {
  readonly userId: string;
  readonly familyId: string;
  readonly activeRole: ActiveRole;
  readonly method: SignInMethod;
  readonly staffNeeds: StaffNeed | null;
  readonly device: string | null;
  /** Which browser it is in; what that browser is told ends with the sign-in. */
  readonly browserHash?: Buffer | undefined;
}

/** Opens a session and lets go of the oldest beyond the limit. Answers the token for the cookie. */
export const openSession = async (db: Kysely<DB>, session: NewSession): Promise<string> => {
  const token = newToken();
  await sql`
    insert into session (id_hash, family_id, user_id, active_role, assurance, method, staff_needs, device,
      browser_hash, signed_in_at, expires_at, ends_at)
    values (${hashOf(token)}, ${session.familyId}, ${session.userId}, ${session.activeRole},
      ${assuranceOf(session.method)}, ${session.method}, ${session.staffNeeds}, ${session.device}, ${session.browserHash ?? null}, now(),
      now() + make_interval(mins => ${sessionIdleMinutes}), now() + make_interval(hours => ${sessionHours}))`.execute(
    db,
  );
  await sql`
    delete from session where user_id = ${session.userId} and family_id in (
      select family_id from session where user_id = ${session.userId} and expires_at > now()
      group by family_id order by max(signed_in_at) desc, family_id offset ${sessionsPerUser})`.execute(db);
  return token;
};

/** What may change in a sign-in while it lasts. */
interface Change {
  readonly activeRole: ActiveRole;
  /** The second factor was given. */
  readonly staffNeeds?: null;
  /** Who came by another way has proved who they are. */
  readonly method?: SignInMethod;
}

/**
 * Puts an id that is live out of use; answers false for one that was replaced. When its successor never came back,
 * because the answer was lost, the old id may go on after the half minute: then the successor counts as replaced,
 * and whoever turns up with it ends the family.
 */
const takeOutOfUse = async (db: Kysely<DB>, token: string): Promise<boolean> => {
  const live = await sql`
    update session set replaced_at = now()
    where id_hash = ${hashOf(token)} and replaced_at is null and expires_at > now() and ends_at > now()`.execute(
    db,
  );
  if (live.numAffectedRows) return true;
  const lost = await sql`
    update session lost set replaced_at = now() from session s
    where s.id_hash = ${hashOf(token)} and s.expires_at > now() and s.ends_at > now()
      and s.replaced_at < now() - make_interval(secs => ${rotationGraceSeconds})
      and lost.family_id = s.family_id and lost.replaces = s.id_hash
      and lost.replaced_at is null and lost.first_used_at is null`.execute(db);
  return Boolean(lost.numAffectedRows);
};

/**
 * A new id for the same sign-in; its twelve hours go on from where they began. Only a live id gets one: a copy that
 * could be rotated too would go on beside its owner's, unseen.
 */
export const rotateSession = async (
  tx: Kysely<DB>,
  token: string,
  { activeRole, staffNeeds, method }: Change,
): Promise<string | undefined> => {
  if (!(await takeOutOfUse(tx, token))) return undefined;
  const next = newToken();
  await sql`
    insert into session (id_hash, family_id, user_id, active_role, assurance, method, staff_needs, device,
      browser_hash, signed_in_at, expires_at, ends_at, replaces)
    select ${hashOf(next)}, family_id, user_id, ${activeRole},
      ${method ? sql`${assuranceOf(method)}` : sql`assurance`}, ${method ? sql`${method}` : sql`method`},
      ${staffNeeds === null ? sql`null` : sql`staff_needs`}, device, browser_hash, signed_in_at,
      least(now() + make_interval(mins => ${sessionIdleMinutes}), ends_at), ends_at, id_hash
    from session where id_hash = ${hashOf(token)}`.execute(tx);
  return next;
};

/** A sign-in of this person by the end of its twelve hours, which is all that its browser knows of it. */
export const familyEndingAt = async (
  db: Kysely<DB>,
  userId: string,
  endsAt: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{ family_id: string }>`
    select family_id from session
    where user_id = ${userId} and date_trunc('milliseconds', ends_at) = ${endsAt} limit 1`.execute(db);
  return rows[0]?.family_id;
};

export const endFamily = async (db: Kysely<DB>, familyId: string): Promise<void> => {
  await db.deleteFrom('session').where('family_id', '=', familyId).execute();
};

/**
 * Ends sign-ins of a person on purpose: one, all, or all but one. They stay for a while, and tell the device they were on
 * that it forgets what it kept. Answers the families that ended, so that their connections can be closed.
 */
export const endFamiliesOf = async (
  db: Kysely<DB>,
  userId: string,
  { only, except }: { readonly only?: string; readonly except?: string } = {},
): Promise<string[]> => {
  const { rows } = await sql<{ family_id: string }>`
    update session set was_ended = true, expires_at = now()
    where user_id = ${userId} and expires_at > now() and ends_at > now()
      and ${only ? sql`family_id = ${only}` : sql`true`} and ${except ? sql`family_id <> ${except}` : sql`true`}
    returning family_id`.execute(db);
  return [...new Set(rows.map((row) => row.family_id))];
};

/** Whether the sign-in of an id that serves nobody any more was ended by somebody, and did not only run out. */
export const wasEnded = async (db: Kysely<DB>, token: string): Promise<boolean> => {
  const found = await db
    .selectFrom('session')
    .select('was_ended')
    .where('id_hash', '=', hashOf(token))
    .executeTakeFirst();
  return found?.was_ended ?? false;
};
