import { sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { MessagePlan, PlannedRecipient } from './plan-message.ts';

interface NewCampaign {
  readonly id: string;
  readonly clinicId: string;
  readonly template: string | null;
  readonly text: string;
  readonly footer: string;
}

/** False: another message of the clinic is under way. */
export const addCampaign = async (
  tx: Tx,
  { id, clinicId, template, text, footer }: NewCampaign,
  { counts, units, priceCents }: MessagePlan,
  userId: string,
  now: Date,
): Promise<boolean> => {
  const added = await tx
    .insertInto('sms_campaign')
    .values({
      id,
      clinic_id: clinicId,
      template,
      text,
      footer,
      state: 'SENDING',
      created_by_user_id: userId,
      created_by_name: sql<string>`context_user_name()`,
      created_at: now,
      reachable: counts.REACHABLE,
      shared: counts.SHARED,
      abroad: counts.ABROAD,
      landline: counts.LANDLINE,
      invalid: counts.INVALID,
      missing: counts.MISSING,
      planned_units: units,
      planned_cents: priceCents,
    })
    // Written out: with a parameter a plan that is kept for later no longer finds the index.
    .onConflict((conflict) =>
      conflict.column('clinic_id').where('state', '=', sql.lit('SENDING')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/**
 * What the clinic has ordered within a day, this message included. Of one that was stopped, what is billed, and what was
 * being handed over when it was stopped: the operator may have it.
 */
export const centsOfDay = async (tx: Tx, clinicId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when c.state <> 'STOPPED' then c.planned_cents else (
      select coalesce(sum(r.price_cents), 0) from sms_recipient r
      where r.campaign_id = c.id and (r.accepted_at is not null or r.state = 'CLAIMED')) end), 0)::int as cents
    from sms_campaign c
    where c.clinic_id = ${clinicId} and c.created_at > ${dayBefore(now)}`.execute(tx);
  return rows[0]?.cents ?? 0;
};

interface SentBefore {
  readonly patients: number;
  readonly at: Date;
  readonly byName: string;
}

/** Who of these got the same words from the clinic within a day, and when it was last. */
export const findSentBefore = async (
  db: Reader,
  { clinicId, text }: Pick<NewCampaign, 'clinicId' | 'text'>,
  recipients: readonly PlannedRecipient[],
  now: Date,
): Promise<SentBefore | undefined> => {
  const ids = recipients.filter(({ numberKind }) => numberKind === 'REACHABLE').map(({ id }) => id);
  const { rows } = await sql<SentBefore>`
    with same as (
      select r.clinic_member_id, c.created_at, c.created_by_name
      from sms_campaign c join sms_recipient r on r.campaign_id = c.id
      where c.clinic_id = ${clinicId} and c.created_at > ${dayBefore(now)} and c.text = ${text}
        and r.clinic_member_id = any (${ids}::uuid[])
        and r.state <> all ('{SKIPPED,STOPPED,REFUSED,NOT_DELIVERED}'))
    select (select count(distinct clinic_member_id)::int from same) as patients, created_at as at,
      created_by_name as "byName"
    from same order by created_at desc limit 1`.execute(db);
  return rows[0];
};

/** A statement has five seconds. */
const atATime = 5_000;

export const addRecipients = async (
  tx: Tx,
  { id: campaignId, clinicId }: NewCampaign,
  recipients: readonly PlannedRecipient[],
  newId: () => string,
): Promise<void> => {
  for (let from = 0; from < recipients.length; from += atATime) {
    const some = recipients.slice(from, from + atATime);
    await sql`insert into sms_recipient (id, clinic_id, campaign_id, clinic_member_id, number_kind, phone, text, units,
        price_cents, state)
      select r.id, ${clinicId}, ${campaignId}, r.member_id, r.kind, r.phone, r.text, r.units, r.cents,
        case r.kind when 'REACHABLE' then 'WAITING' else 'SKIPPED' end
      from unnest(${some.map(() => newId())}::uuid[], ${some.map(({ id }) => id)}::uuid[],
        ${some.map(({ numberKind }) => numberKind)}::text[], ${some.map(({ phone }) => phone)}::text[],
        ${some.map(({ text }) => text)}::text[], ${some.map(({ units }) => units)}::int[],
        ${some.map(({ priceCents }) => priceCents)}::int[])
        as r (id, member_id, kind, phone, text, units, cents)`.execute(tx);
  }
};
