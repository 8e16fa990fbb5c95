import type { OutboxEvent } from '../../core/outbox/queues.ts';

/** What a person is told about their own account, by e-mail. */
export type AccountEvent =
  | 'account.new-device'
  | 'account.many-failures'
  | 'account.password-changed'
  | 'account.email-changed'
  | 'account.email-restored'
  | 'account.way-in-added'
  | 'account.app-code-changed'
  | 'account.represented'
  /** To whoever runs the platform: a prompt or a model was changed. */
  | 'account.ai-changed';

/** `occasion` makes it one notice for each time it happens, however often the work is repeated. */
export const accountEvent = (
  type: AccountEvent,
  userId: string,
  occasion: string,
  ids: Readonly<Record<string, string>> = {},
): OutboxEvent => ({ type, key: `${userId}:${occasion}`, ids: { userId, ...ids } });
