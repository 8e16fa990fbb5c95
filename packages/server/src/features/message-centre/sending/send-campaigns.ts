import type { Outbox, Subscriber } from '../../../core/outbox/outbox.ts';
import type { SmsGateway } from '../../../integrations/sms/sms-gateway.ts';
import type { MessageDeps } from '../message-deps.ts';
import {
  type ClaimedRecipient,
  claimSome,
  endIfDone,
  recordResults,
  type SentRecipient,
} from './recipient-store.ts';
import { reportPath } from './reports.ts';
import { sendEvent, workOn } from './sending-event.ts';

/** A job has a minute; a batch to an operator that does not answer takes most of it. */
const workMs = 8_000;
/** Campaigns that one process works on side by side. */
const atOnce = 2;

type SendingDeps = Pick<MessageDeps, 'database' | 'publicUrl' | 'clock' | 'claimSeconds'>;

const handOver = (
  { publicUrl }: SendingDeps,
  gateway: SmsGateway,
  claimed: readonly ClaimedRecipient[],
): Promise<SentRecipient[]> =>
  Promise.all(
    claimed.map(async ({ id, phone: to, text }) => ({
      id,
      result: await gateway.send({ key: id, to, text, reportUrl: `${publicUrl}${reportPath}/${id}` }),
    })),
  );

/** How long to leave the operator alone; 0: it takes more. */
const pauseAfter = (sent: readonly SentRecipient[]): number =>
  sent.reduce((longest, { result }) => {
    if (result.outcome === 'LATER') return Math.max(longest, result.afterSeconds);
    return result.outcome === 'UNSURE' ? Math.max(longest, 5) : longest;
  }, 0);

/** Undefined: nothing is left. Otherwise in how many seconds somebody has to look again. */
const sendSome = async (
  deps: SendingDeps,
  gateway: SmsGateway,
  campaignId: string,
): Promise<number | undefined> => {
  const { database, clock, claimSeconds } = deps;
  const { knowsRepetitions } = gateway;
  const until = clock().getTime() + workMs;
  while (clock().getTime() < until) {
    const claimed = await database.write('tervita_system', {}, (tx) =>
      claimSome(tx, campaignId, { knowsRepetitions, claimSeconds }),
    );
    if (claimed.length === 0) {
      const isDone = await database.write('tervita_system', {}, (tx) => endIfDone(tx, campaignId));
      // What is marked belongs to somebody else, or its answer was lost: it is looked at when the mark is old.
      return isDone ? undefined : claimSeconds;
    }
    const sent = await handOver(deps, gateway, claimed);
    await database.write('tervita_system', {}, (tx) => recordResults(tx, campaignId, sent));
    const pause = pauseAfter(sent);
    if (pause > 0) return pause;
  }
  return 0;
};

const publishNext = (
  { database }: SendingDeps,
  publish: Outbox['publish'],
  campaignId: string,
  afterSeconds: number,
) => database.write('tervita_system', {}, (tx, now) => publish(tx, workOn(campaignId, now, afterSeconds)));

/**
 * Hands what waits to the operator, a few at a time and at its pace. Each message is marked before the call and settled
 * after it, so a worker that dies leaves marks and nothing else; the next one finishes them under the same keys.
 */
export const smsSends = (deps: MessageDeps): Subscriber => ({
  queue: 'sms-sends',
  on: [sendEvent],
  atOnce,
  handle: async ({ ids: { campaignId } }, publish) => {
    if (!campaignId) return;
    if (!deps.gateway) throw new Error('no operator is set up for what waits to be sent');
    const next = await sendSome(deps, deps.gateway, campaignId);
    if (next !== undefined) await publishNext(deps, publish, campaignId, next);
  },
});

const wokenMost = 1_000;

/** What a process that died left waiting is not left until its job is found dead. */
export const wakeCampaigns = async (deps: MessageDeps, publish: Outbox['publish']): Promise<void> => {
  const waiting = await deps.database.system
    .selectFrom('sms_campaign')
    .select('id')
    .where('state', '=', 'SENDING')
    .limit(wokenMost)
    .execute();
  for (const { id } of waiting) await publishNext(deps, publish, id, 0);
};
