import type { Campaign } from '@tervita/contract/message-centre';
import type { CampaignState, MessageTemplate, RecipientState } from '@tervita/domain/message-centre';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';

export type CampaignRow = Selectable<DB['sms_campaign']>;

interface StateCount {
  readonly campaignId: string;
  readonly state: RecipientState;
  readonly messages: number;
  /** Of those that the operator has taken. */
  readonly billed: number;
  readonly units: number;
  readonly priceCents: number;
}

export const countStates = async (db: Reader, campaignIds: readonly string[]): Promise<StateCount[]> => {
  const { rows } = await sql<StateCount>`
    select campaign_id as "campaignId", state, count(*)::int as messages, count(accepted_at)::int as billed,
      coalesce(sum(units) filter (where accepted_at is not null), 0)::int as units,
      coalesce(sum(price_cents) filter (where accepted_at is not null), 0)::int as "priceCents"
    from sms_recipient where campaign_id = any (${[...campaignIds]}::uuid[]) group by campaign_id, state`.execute(
    db,
  );
  return rows;
};

export const toCampaign = (row: CampaignRow, counted: readonly StateCount[], userId: string): Campaign => {
  const states: Record<RecipientState, number> = {
    SKIPPED: 0,
    WAITING: 0,
    CLAIMED: 0,
    ACCEPTED: 0,
    DELIVERED: 0,
    NOT_DELIVERED: 0,
    REFUSED: 0,
    UNKNOWN: 0,
    STOPPED: 0,
  };
  const sent = { messages: 0, units: 0, priceCents: 0 };
  for (const { campaignId, state, messages, billed, units, priceCents } of counted) {
    if (campaignId !== row.id) continue;
    states[state] = messages;
    sent.messages += billed;
    sent.units += units;
    sent.priceCents += priceCents;
  }
  return {
    id: row.id,
    template: row.template as MessageTemplate | null,
    state: row.state as CampaignState,
    createdAt: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    isMine: row.created_by_user_id === userId,
    stoppedByName: row.stopped_by_name,
    numbers: {
      REACHABLE: row.reachable,
      SHARED: row.shared,
      ABROAD: row.abroad,
      LANDLINE: row.landline,
      INVALID: row.invalid,
      MISSING: row.missing,
    },
    states,
    sent,
    planned: { units: row.planned_units, priceCents: row.planned_cents },
  };
};

export interface MonthCost {
  readonly month: number;
  readonly units: number;
  readonly priceCents: number;
}

/** What the operator took in each month of a year on the clinic's calendar. */
export const costsOfYear = async (
  db: Reader,
  { clinicId, timeZone, year }: { clinicId: string; timeZone: string; year: number },
): Promise<MonthCost[]> => {
  const begins = (of: number) => sql`make_timestamp(${of}, 1, 1, 0, 0, 0) at time zone ${timeZone}`;
  const { rows } = await sql<MonthCost>`
    select extract(month from accepted_at at time zone ${timeZone})::int as month, sum(units)::int as units,
      sum(price_cents)::int as "priceCents"
    from sms_recipient where clinic_id = ${clinicId} and accepted_at >= ${begins(year)} and accepted_at < ${begins(year + 1)}
    group by 1 order by 1`.execute(db);
  return rows;
};
