import { type Language, languages } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { mailBody } from '../../integrations/mail/mail-body.ts';
import type { Mailer } from '../../integrations/mail/smtp.ts';
import { spoken } from '../../integrations/mail/spoken.ts';

interface LetterDeps {
  readonly database: Database;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly fallbackLanguage: Language;
  readonly clock: Clock;
}

interface Joining {
  readonly address: string;
  readonly language: string | null;
  readonly reason: string | null;
  readonly clinic: string | null;
}

const kinds = {
  'clinic-application.received': 'received',
  'letter.application-declined': 'declined',
  'letter.clinic-added': 'added',
} as const;
type LetterEvent = keyof typeof kinds;

const applicant = async (tx: Tx, id: string | undefined) => {
  const { rows } = await sql<Joining>`
    select contact_email as address, language, decline_reason as reason, null as clinic
    from clinic_application where id = ${id ?? null}`.execute(tx);
  return rows[0];
};

/** The first admin, as the clinic was written down; in the language of the application where there was one. */
const firstAdmin = async (tx: Tx, clinicId: string | undefined) => {
  const { rows } = await sql<Joining>`
    select e.email as address, a.language, null as reason, c.name as clinic
    from clinic c join employee e on e.clinic_id = c.id and e.is_admin and e.email is not null
      left join clinic_application a on a.clinic_id = c.id
    where c.id = ${clinicId ?? null} order by e.created_at, e.id limit 1`.execute(tx);
  return rows[0];
};

/** The attempt is stored before the letter goes; undefined: it went already. */
const beginLetter = async (tx: Tx, id: string, key: string, kind: string) => {
  const { rows } = await sql<{ id: string }>`
    insert into notice (id, dedupe_key, kind, status, attempts, created_at)
    values (${id}, ${key}, ${kind}, 'WAITING', 1, now())
    on conflict (dedupe_key) do update set attempts = notice.attempts + 1 where notice.status = 'WAITING'
    returning id`.execute(tx);
  return rows[0]?.id;
};

const languageOf = (name: string | null, fallback: Language): Language =>
  languages.find((language) => language === name) ?? fallback;

const written = (type: LetterEvent, { reason, clinic }: Joining, language: Language, publicUrl: string) => {
  const { joining } = spoken[language];
  const linkTo = (path: string) => new URL(path, publicUrl).href;
  if (type === 'letter.application-declined') {
    const link = linkTo('/clinic-signup');
    return {
      link,
      subject: joining.declined.subject,
      body: joining.declined.body({ reason: reason ?? '', link }),
    };
  }
  if (type === 'letter.clinic-added') {
    const link = linkTo('/choose-auth');
    return { link, subject: joining.added.subject, body: joining.added.body({ clinic: clinic ?? '', link }) };
  }
  return { link: undefined, subject: joining.received.subject, body: joining.received.body() };
};

/**
 * Letters to people who need not have an account: whoever asked to bring a clinic, and who administers it first. What was
 * typed by whoever asked stands in none that goes to an address nobody has proved.
 */
export const joiningLetters = ({
  database,
  mailer,
  publicUrl,
  fallbackLanguage,
  clock,
}: LetterDeps): Subscriber => ({
  queue: 'joining-letters',
  on: Object.keys(kinds),
  handle: async ({ type, key, ids }) => {
    const event = type as LetterEvent;
    const begun = await database.write('tervita_system', {}, async (tx) => {
      const found =
        event === 'letter.clinic-added'
          ? await firstAdmin(tx, ids.clinicId)
          : await applicant(tx, ids.applicationId);
      const id = found && (await beginLetter(tx, newId(clock()), key, type));
      return found && id ? { ...found, id } : undefined;
    });
    if (!begun) return;
    const end = (status: 'SENT' | 'SKIPPED') =>
      database.write('tervita_system', {}, async (tx, now) => {
        await tx.updateTable('notice').set({ status, sent_at: now }).where('id', '=', begun.id).execute();
      });
    if (!mailer) return end('SKIPPED');
    const language = languageOf(begun.language, fallbackLanguage);
    const { link, ...letter } = written(event, begun, language, publicUrl);
    await mailer.send({
      to: begun.address,
      messageId: `<${begun.id}@${new URL(publicUrl).hostname}>`,
      ...mailBody({ ...letter, footer: spoken[language].footer, language, link }),
    });
    return end('SENT');
  },
});
