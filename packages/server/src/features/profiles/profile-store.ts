import type { Profile } from '@tervita/contract/profiles';
import type { Country, Language } from '@tervita/domain/core';
import { emailKey, type Sex } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { NotSignedIn } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';
import { isFreshSignIn, waysInOf } from '../auth/index.ts';

interface Row {
  first_name: string;
  surname: string;
  birth_date: string | null;
  sex: Sex;
  country: Country;
  personal_code: string | null;
  claimed_code: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  language: Language | null;
  email_notices: boolean;
}

export const readProfile = async (tx: Tx, actor: Actor, now: Date): Promise<Profile> => {
  const { userId } = actor;
  const { rows } = await sql<Row>`
    select p.first_name, p.surname, p.birth_date, p.sex, p.country, p.personal_code, c.code as claimed_code,
      e.address, p.email, p.phone, u.language, u.email_notices
    from app_user u join person p on p.id = u.person_id
    left join user_email e on e.user_id = u.id
    left join personal_code_claim c on c.user_id = u.id
    where u.id = ${userId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new NotSignedIn();
  return {
    firstName: row.first_name,
    surname: row.surname,
    birthDate: row.birth_date,
    sex: row.sex,
    country: row.country,
    personalCode: row.personal_code ?? row.claimed_code,
    isVerified: row.personal_code !== null,
    email: row.address ?? row.email,
    isEmailVerified: row.address !== null,
    phone: row.phone,
    waysIn: await waysInOf(tx, userId),
    isSignInFresh: isFreshSignIn(actor, now),
    language: row.language,
    emailNotices: row.email_notices,
  };
};

export const isVerifiedAddress = async (tx: Tx, userId: string, address: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('user_email')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address_key', '=', emailKey(address))
    .executeTakeFirst();
  return row !== undefined;
};

/** The clinics of the person see how to reach them; what the patient gave, staff do not change. */
export const tellClinics = async (tx: Tx, personId: string, now: Date): Promise<void> => {
  await sql`
    update clinic_member m set email = coalesce(p.email, m.email), phone = coalesce(p.phone, m.phone),
      phone_given_by_patient = m.phone_given_by_patient or p.phone is not null, updated_at = ${now}
    from person p where p.id = ${personId} and m.person_id = p.id`.execute(tx);
};

export const setPhone = async (tx: Tx, personId: string, phone: string, now: Date): Promise<void> => {
  await tx.updateTable('person').set({ phone, updated_at: now }).where('id', '=', personId).execute();
};

interface Settings {
  readonly language?: Language | undefined;
  readonly emailNotices?: boolean | undefined;
}

/** What is not given stays as it is. */
export const changeSettings = async (tx: Tx, userId: string, settings: Settings): Promise<void> => {
  const { language = null, emailNotices = null } = settings;
  await sql`
    update app_user set language = coalesce(${language}, language),
      email_notices = coalesce(${emailNotices}, email_notices) where id = ${userId}`.execute(tx);
};
