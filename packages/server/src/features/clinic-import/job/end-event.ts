import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import type { ImportRecord } from '../import-store.ts';

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

/** Whoever else administers the clinic hears that its lists have lost many patients. */
export const patientsLeftEvent = ({ id, clinic_id, user_id }: ImportRecord): OutboxEvent => ({
  type: 'list-import.patients-left',
  key: `${id}:patients-left`,
  ids: { clinicId: clinic_id, byUserId: user_id },
});
