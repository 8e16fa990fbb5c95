import type { ClinicApplication } from '@tervita/contract/platform-admin';
import type { ApplicationStatus } from '@tervita/domain/clinic-signup';
import { type Language, LogicError } from '@tervita/domain/core';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { FirstAdmin } from './checked-clinic.ts';

export interface NewApplication extends FirstAdmin {
  readonly applicationId: string;
  readonly companyName: string;
  readonly registrationCode: string;
  readonly country: string;
  readonly clinicName: string;
  readonly address: string;
  readonly timeZone: string;
  readonly email: string;
  readonly phone: string | null;
  readonly website: string | null;
  readonly firstName: string;
  readonly surname: string;
  readonly contactEmail: string;
  readonly language: Language;
  readonly agreementVersion: string;
  readonly sentByUserId: string | null;
  readonly at: Date;
}

export const isApplicationKept = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('clinic_application').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** False: it is there already, because its answer was lost. */
export const insertApplication = async (tx: Tx, given: NewApplication): Promise<boolean> => {
  const added = await tx
    .insertInto('clinic_application')
    .values({
      id: given.applicationId,
      company_name: given.companyName,
      registration_code: given.registrationCode,
      country: given.country,
      clinic_name: given.clinicName,
      address: given.address,
      time_zone: given.timeZone,
      email: given.email,
      phone: given.phone,
      website: given.website,
      first_name: given.firstName,
      surname: given.surname,
      personal_code: given.personalCode,
      birth_date: given.birthDate,
      sex: given.sex,
      contact_email: given.contactEmail,
      language: given.language,
      agreement_version: given.agreementVersion,
      sent_by_user_id: given.sentByUserId,
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

type ApplicationRow = Omit<ClinicApplication, 'createdAt' | 'decidedAt' | 'status'> & {
  readonly status: ApplicationStatus;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
};

const rowsWhere = async (db: Reader, rest: RawBuilder<unknown>): Promise<ClinicApplication[]> => {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.status, a.company_name as "companyName", a.registration_code as "registrationCode", a.country,
      a.clinic_name as "clinicName", a.address, a.time_zone as "timeZone", a.email, a.phone, a.website,
      a.first_name as "firstName", a.surname, a.personal_code as "personalCode", a.birth_date as "birthDate",
      a.contact_email as "contactEmail", a.agreement_version as "agreementVersion", a.created_at as "createdAt",
      a.decided_at as "decidedAt", a.decided_by_name as "decidedByName", a.decline_reason as "declineReason",
      a.clinic_id as "clinicId",
      a.status = 'OPEN' and is_known_company(a.country, a.registration_code, a.id) as "isKnownCompany"
    from clinic_application a ${rest}`.execute(db);
  return rows.map(({ createdAt, decidedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
};

const openMost = 50;
const decidedMost = 50;

/** Those that wait, the oldest first: whoever sends many stands behind who came before. Then the latest decided. */
export const applicationsOf = async (
  db: Reader,
  from: string | undefined,
): Promise<{ applications: ClinicApplication[]; next: string | null }> => {
  const begin = from
    ? sql`and (a.created_at, a.id) >= (select created_at, id from clinic_application where id = ${from})`
    : sql``;
  const open = await rowsWhere(
    db,
    sql`where a.status = 'OPEN' ${begin} order by a.created_at, a.id limit ${openMost + 1}`,
  );
  const decided = from
    ? []
    : await rowsWhere(
        db,
        sql`where a.status <> 'OPEN' order by a.decided_at desc, a.id limit ${decidedMost}`,
      );
  return { applications: [...open.slice(0, openMost), ...decided], next: open[openMost]?.id ?? null };
};

/** Of two who decide at once the second waits here, and finds that it is decided. */
export const lockOpenApplication = async (tx: Tx, id: string): Promise<void> => {
  const one = tx.selectFrom('clinic_application').select('id').where('id', '=', id);
  const open = await one.where('status', '=', 'OPEN').forUpdate().executeTakeFirst();
  if (open) return;
  if (await one.executeTakeFirst()) throw new LogicError('APPLICATION_ALREADY_DECIDED');
  throw new NotFound();
};

const decide = (tx: Tx, id: string, how: RawBuilder<unknown>, userId: string) =>
  sql`update clinic_application set decided_at = now(), decided_by_user_id = ${userId},
    decided_by_name = context_user_name(), ${how} where id = ${id}`.execute(tx);

export const acceptApplication = async (
  tx: Tx,
  id: string,
  { userId, clinicId }: { readonly userId: string; readonly clinicId: string },
): Promise<void> => {
  await decide(tx, id, sql`status = 'ACCEPTED', clinic_id = ${clinicId}`, userId);
};

export const declineApplication = async (
  tx: Tx,
  id: string,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<void> => {
  await decide(tx, id, sql`status = 'DECLINED', decline_reason = ${reason}`, userId);
};
