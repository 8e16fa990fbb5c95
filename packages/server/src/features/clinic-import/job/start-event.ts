import type { OutboxEvent } from '../../../core/outbox/queues.ts';

export const startedType = 'list-import.started';

/** The same import may be started twice: to be judged, and after a yes. */
export const startEvent = (importId: string, when: 'uploaded' | 'confirmed'): OutboxEvent => ({
  type: startedType,
  key: `${importId}:${when}`,
  ids: { importId },
});
