import type { OutboxEvent } from '../../../core/outbox/queues.ts';

export const endedType = 'list-import.ended';
/** So long the page has time to show the end to whoever stayed there. */
const pageShowsAfter = 60_000;

/** Whoever began it and went away is told by a letter, unless they have come back by then. */
export const endEvent = (importId: string, now: Date): OutboxEvent => ({
  type: endedType,
  key: `${importId}:ended:${now.getTime()}`,
  ids: { importId },
  notBefore: new Date(now.getTime() + pageShowsAfter),
});
