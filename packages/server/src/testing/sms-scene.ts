import { previewMessage, sendMessage } from '@tervita/contract/message-centre';
import { type SmsOptions, startSms } from '@tervita/simulators';
import { sql } from 'kysely';
import { systemClock } from '../core/clock.ts';
import { messenteGateway } from '../integrations/sms/messente.ts';
import type { TestApp } from './app.ts';
import { given } from './given.ts';

/** The operator's stand-in with our client before it. */
export const startSmsOperator = async (options: SmsOptions = {}) => {
  const sms = await startSms(options);
  const { apiUrl: url, username, password } = sms;
  const knowsRepetitions = options.knowsKeys ?? true;
  const address = { url, username, password, sender: 'Tervita', knowsRepetitions };
  return {
    ...sms,
    /** A new one has forgotten how it went before, as a process that starts. */
    gateway: () => messenteGateway(address, systemClock),
    fault: (kind: string, times = 1) =>
      fetch(`${sms.url}/__sim/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, times, path: '/v1', delayMs: 10 }),
      }),
  };
};
export type SmsOperator = Awaited<ReturnType<typeof startSmsOperator>>;

/** A clinic with patients who have these numbers. */
export const clinicWithNumbers = async (test: TestApp, phones: readonly (string | null)[]) => {
  const make = given(test.database);
  const clinicId = await make.clinic({ name: 'Pärnaoru Perearstikeskus' });
  const nurse = await make.employee(clinicId);
  const asNurse = await make.session(nurse.userId, 'PRM_DOCTOR');
  const memberIds: string[] = [];
  for (const phone of phones) {
    const id = await make.member(clinicId, (await make.person()).personId);
    await test.database.system.updateTable('clinic_member').set({ phone }).where('id', '=', id).execute();
    memberIds.push(id);
  }
  const message = { clinicId, filter: {}, exceptMemberIds: [], text: 'Tere, {firstName}! Tulge.' };
  const send = async (over: Partial<typeof message> = {}, key?: string) => {
    const body = { ...message, ...over };
    const { body: plan } = await test.call(previewMessage, { body }, { as: asNurse });
    const confirmed = { reachable: plan.counts?.REACHABLE ?? 0, priceCents: plan.priceCents ?? 0 };
    return test.call(
      sendMessage,
      { body: { ...body, template: null, confirmed } },
      { as: asNurse, ...(key ? { key } : {}) },
    );
  };
  const states = async (campaignId: string) => {
    const { rows } = await sql<{ state: string; billed: boolean }>`
      select state, accepted_at is not null as billed from sms_recipient where campaign_id = ${campaignId}
      order by phone nulls last, state`.execute(test.database.system);
    return rows;
  };
  const campaignState = async (id: string) =>
    (
      await test.database.system
        .selectFrom('sms_campaign')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  return { make, clinicId, nurse, asNurse, memberIds, message, send, states, campaignState };
};

/** What a claim by somebody who died long ago looks like. */
export const ageClaims = (test: TestApp, campaignId: string) =>
  sql`update sms_recipient set claimed_at = claimed_at - interval '5 minutes'
    where campaign_id = ${campaignId} and state = 'CLAIMED'`.execute(test.database.system);

export const mobile = (number: number) => `+37251${String(number).padStart(6, '0')}`;
