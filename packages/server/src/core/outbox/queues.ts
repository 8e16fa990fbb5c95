/** Ids only: what happened and to what. A reader fetches the rest. */
export interface OutboxEvent {
  readonly type: string;
  /** The same event published twice is handled once. */
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
  /** Nobody reacts to it earlier. */
  readonly notBefore?: Date;
}

/** Trying again would change nothing: the job is dead at once, and waits for somebody to look at it. */
export class NotWorthRepeating extends Error {}

export const jobsSchema = 'jobs';

/** 10 s doubling to 1 h, about 24 h in all; then the job is dead until somebody replays it. */
const retryPolicy = {
  retryLimit: 31,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
} as const;
export const leaseSeconds = 60;
/** How many jobs of a queue one process works on side by side. */
export const atOnce = 10;
const days30 = 30 * 86_400;

/** One queue for each reacting feature, named after it. */
export const queueNames = [
  'notifications',
  'push-notices',
  'account-notices',
  'claims',
  'platform-news',
  'clinic-news',
  'joining-letters',
  'file-scans',
  'planned-moves',
  'alarm-filings',
  'care-flows',
  'evaluations',
  'list-imports',
  'sms-sends',
  'support',
] as const;
export type QueueName = (typeof queueNames)[number];

const baseOptions = {
  ...retryPolicy,
  expireInSeconds: leaseSeconds,
  retentionSeconds: days30,
  deleteAfterSeconds: days30,
  notify: true,
} as const;

/** A scan may take a minute, and so may a part of an evaluation, or a long list; their lease outlives it. */
const slow: readonly QueueName[] = ['file-scans', 'evaluations', 'list-imports'];
export const queueOptions = (name: QueueName) =>
  slow.includes(name) ? { ...baseOptions, expireInSeconds: 2 * leaseSeconds } : baseOptions;
