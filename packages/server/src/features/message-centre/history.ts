import { getCampaign, listCampaigns, listSkipped, stopCampaign } from '@tervita/contract/message-centre';
import type { NumberKind, RecipientState } from '@tervita/domain/message-centre';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { command, query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { type CampaignRow, costsOfYear, countStates, toCampaign } from './history-store.ts';

const campaignsMost = 300;
const skippedMost = 500;

const calendar = async (db: Reader, clinicId: string, timeZone: string) => {
  const { rows } = await sql<{ year: number; month: number; firstYear: number }>`
    select extract(year from today)::int as year, extract(month from today)::int as month,
      coalesce((select extract(year from min(created_at) at time zone ${timeZone})::int from sms_campaign
        where clinic_id = ${clinicId}), extract(year from today)::int) as "firstYear"
    from (select now() at time zone ${timeZone} as today) as t`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return row;
};

export const list = query(listCampaigns, async ({ db, actor, query: { clinicId, year: asked } }) => {
  const timeZone = zoneOfOwnClinic(actor, clinicId);
  const today = await calendar(db, clinicId, timeZone);
  const year = asked ? Number(asked) : today.year;
  const begins = (of: number) => sql<Date>`make_timestamp(${of}, 1, 1, 0, 0, 0) at time zone ${timeZone}`;
  const rows = await db
    .selectFrom('sms_campaign')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('created_at', '>=', begins(year))
    .where('created_at', '<', begins(year + 1))
    .orderBy('created_at', 'desc')
    .limit(campaignsMost)
    .execute();
  const counted = await countStates(
    db,
    rows.map(({ id }) => id),
  );
  const months = await costsOfYear(db, { clinicId, timeZone, year });
  const current =
    year === today.year ? months : await costsOfYear(db, { clinicId, timeZone, year: today.year });
  return {
    year,
    campaigns: rows.map((row) => toCampaign(row, counted, actor.userId)),
    months,
    thisMonth: current.find(({ month }) => month === today.month) ?? {
      month: today.month,
      units: 0,
      priceCents: 0,
    },
    firstYear: today.firstYear,
    thisYear: today.year,
  };
});

const findCampaign = async (db: Reader, actor: Actor, id: string): Promise<CampaignRow> => {
  const row = await db
    .selectFrom('sms_campaign')
    .selectAll()
    .where('id', '=', id)
    .where('clinic_id', 'in', [...actor.clinicIds])
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
};

export const get = query(getCampaign, async ({ db, actor, params: { id } }) => {
  const row = await findCampaign(db, actor, id);
  const campaign = toCampaign(row, await countStates(db, [id]), actor.userId);
  return { clinicId: row.clinic_id, campaign, text: row.text };
});

interface SkippedRow {
  clinicMemberId: string | null;
  personId: string | null;
  firstName: string | null;
  surname: string | null;
  phone: string | null;
  numberKind: NumberKind;
  state: RecipientState;
}

export const skipped = query(listSkipped, async ({ db, actor, params: { id }, touched }) => {
  const { clinic_id: clinicId } = await findCampaign(db, actor, id);
  const { rows } = await sql<SkippedRow>`
    select m.id as "clinicMemberId", m.person_id as "personId", m.first_name as "firstName", m.surname, r.phone,
      r.number_kind as "numberKind", r.state
    from sms_recipient r left join clinic_member m on m.clinic_id = r.clinic_id and m.id = r.clinic_member_id
    where r.campaign_id = ${id} and r.clinic_id = ${clinicId}
      and r.state = any (${['SKIPPED', 'REFUSED', 'UNKNOWN', 'STOPPED', 'NOT_DELIVERED']})
    order by m.surname, m.first_name, r.id limit ${skippedMost}`.execute(db);
  for (const { personId } of rows) if (personId) touched.personIds.add(personId);
  return {
    patients: rows.map(({ personId: _personId, firstName, surname, ...row }) => ({
      ...row,
      firstName: firstName ?? '',
      surname: surname ?? '',
    })),
  };
});

/** What is being handed to the operator at this moment goes on: only it knows whether it has it. */
export const stop = command(stopCampaign, async ({ tx, actor, params: { id }, now }) => {
  const { rows } = await sql<{ id: string }>`
    update sms_campaign set state = 'STOPPED', stopped_by_name = context_user_name(), ended_at = ${now}
    where id = ${id} and clinic_id = any (${[...actor.clinicIds]}::uuid[]) and state = 'SENDING' returning id`.execute(
    tx,
  );
  if (rows.length === 0) {
    await findCampaign(tx, actor, id);
    return { stopped: 0 };
  }
  const { numAffectedRows } = await sql`
    update sms_recipient set state = 'STOPPED' where campaign_id = ${id} and state = 'WAITING'`.execute(tx);
  return { stopped: Number(numAffectedRows ?? 0n) };
});
