import type { OutboxEvent } from '../../../core/outbox/queues.ts';

export const sendEvent = 'sms-campaign.send';

/** That somebody works on what still waits of a message, at once or later. */
export const workOn = (campaignId: string, now: Date, afterSeconds = 0): OutboxEvent => ({
  type: sendEvent,
  key: `${campaignId}:${now.getTime()}`,
  ids: { campaignId },
  ...(afterSeconds > 0 ? { notBefore: new Date(now.getTime() + afterSeconds * 1_000) } : {}),
});
