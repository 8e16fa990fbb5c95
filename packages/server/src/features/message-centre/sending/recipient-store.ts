import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { SmsResult } from '../../../integrations/sms/sms-gateway.ts';

const batch = 25;
/** News of yesterday are not sent today. */
const sendWithinHours = 24;

export interface ClaimedRecipient {
  readonly id: string;
  readonly phone: string;
  readonly text: string;
}

/** Whoever claimed it so long ago is dead, or lost its answer. */
const claimedBefore = (seconds: number) =>
  sql`state = 'CLAIMED' and claimed_at < now() - make_interval(secs => ${seconds})`;

const claim = async (tx: Tx, campaignId: string, which: ReturnType<typeof sql>, most: number) => {
  const { rows } = await sql<ClaimedRecipient>`
    with due as (select id from sms_recipient where campaign_id = ${campaignId} and ${which}
      order by id limit ${most} for update skip locked)
    update sms_recipient r set state = 'CLAIMED', claimed_at = now() from due where r.id = due.id
    returning r.id, r.phone, r.text`.execute(tx);
  return rows;
};

/** Held until the end of the transaction, so that nobody stops or ends it in between. */
const stateOf = async (tx: Tx, campaignId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`
    select state from sms_campaign where id = ${campaignId} for share`.execute(tx);
  return rows[0]?.state;
};

const giveUpOld = (tx: Tx, campaignId: string) =>
  sql`with given_up as (
      update sms_campaign set state = 'STOPPED', ended_at = now()
      where id = ${campaignId} and state = 'SENDING'
        and created_at < now() - make_interval(hours => ${sql.lit(sendWithinHours)}) returning id)
    update sms_recipient r set state = 'STOPPED' from given_up g where r.campaign_id = g.id and r.state = 'WAITING'`.execute(
    tx,
  );

/**
 * The next few that somebody has to hand to the operator, marked before anything is sent. What was marked by somebody who
 * died is handed over again under the same key; to an operator that knows no keys it is not, and stays unknown.
 */
export const claimSome = async (
  tx: Tx,
  campaignId: string,
  { knowsRepetitions, claimSeconds }: { knowsRepetitions: boolean; claimSeconds: number },
): Promise<ClaimedRecipient[]> => {
  const expired = claimedBefore(claimSeconds);
  await giveUpOld(tx, campaignId);
  const state = await stateOf(tx, campaignId);
  if (!state) return [];
  const isLate = sql`exists (select from sms_campaign c where c.id = campaign_id
    and c.created_at < now() - make_interval(hours => ${sql.lit(sendWithinHours)}))`;
  // An operator forgets its keys some day: what is as old as that is not handed over again either.
  await sql`update sms_recipient set state = 'UNKNOWN' where campaign_id = ${campaignId} and ${expired}
    and (${!knowsRepetitions} or ${isLate})`.execute(tx);
  // Also of a message that was stopped: the operator may have it, and then it is billed.
  const left = await claim(tx, campaignId, expired, batch);
  if (state !== 'SENDING' || left.length >= batch) return left;
  return [...left, ...(await claim(tx, campaignId, sql`state = 'WAITING'`, batch - left.length))];
};

export interface SentRecipient {
  readonly id: string;
  readonly result: SmsResult;
}

const withOutcome = <Outcome extends SmsResult['outcome']>(
  sent: readonly SentRecipient[],
  outcome: Outcome,
) =>
  sent.filter(
    (one): one is SentRecipient & { result: Extract<SmsResult, { outcome: Outcome }> } =>
      one.result.outcome === outcome,
  );

/** What the operator said. A lost answer changes nothing: the mark stays until it is old. */
export const recordResults = async (
  tx: Tx,
  campaignId: string,
  sent: readonly SentRecipient[],
): Promise<void> => {
  const isSending = (await stateOf(tx, campaignId)) === 'SENDING';
  const accepted = withOutcome(sent, 'ACCEPTED');
  // The operator's report may have been faster; then it is known already.
  await sql`update sms_recipient r set state = 'ACCEPTED', accepted_at = now(), message_id = s.message_id
    from unnest(${accepted.map(({ id }) => id)}::uuid[], ${accepted.map(({ result }) => result.messageId)}::text[])
      as s (id, message_id)
    where r.id = s.id and r.state in ('CLAIMED', 'UNKNOWN')`.execute(tx);
  const refused = withOutcome(sent, 'REFUSED').map(({ id }) => id);
  const later = withOutcome(sent, 'LATER').map(({ id }) => id);
  await sql`update sms_recipient set state = case when id = any (${refused}::uuid[]) then 'REFUSED' else ${
    isSending ? 'WAITING' : 'STOPPED'
  } end where id = any (${[...refused, ...later]}::uuid[]) and state = 'CLAIMED'`.execute(tx);
};

/** Whether nothing is left to do; then the message is done. */
export const endIfDone = async (tx: Tx, campaignId: string): Promise<boolean> => {
  await sql`select from sms_campaign where id = ${campaignId} for update`.execute(tx);
  const { rows } = await sql`select from sms_recipient where campaign_id = ${campaignId}
    and state = any ('{WAITING,CLAIMED}') limit 1`.execute(tx);
  if (rows.length > 0) return false;
  await sql`update sms_campaign set state = 'DONE', ended_at = now()
    where id = ${campaignId} and state = 'SENDING'`.execute(tx);
  return true;
};
