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
  | 'account.record-taken'
  | 'account.record-lost'
  /** To whoever runs the platform: a prompt or a model was changed. */
  | 'account.ai-changed'
  /** To the same: a clinic asks to join. */
  | 'account.clinic-applied'
  /** To whoever administers a clinic: somebody came to work there, or left. */
  | 'account.employee-added'
  /** To the same, or to doctors where there is none: somebody waits to be let in. */
  | 'account.employee-waits'
  | 'account.employee-left'
  | 'account.employee-back'
  | 'account.employee-edited'
  /** To whoever signed in: a clinic wrote them down under another name. */
  | 'account.work-name-differs'
  /** To the same: the clinic has a larger plan, or an SMS went to many patients. Both cost money. */
  | 'account.clinic-upgraded'
  /** To the same: whoever runs the platform changed the plan. */
  | 'account.plan-changed'
  | 'account.sms-sent'
  /** To whoever began an import of lists and went away: it has ended, or waits for them. */
  | 'account.import-ended'
  /** To whoever administers a clinic: an import took many patients off its lists. */
  | 'account.patients-left';

/** `occasion` makes it one notice for each time it happens, however often the work is repeated. */
export const accountEvent = (
  type: AccountEvent,
  userId: string,
  occasion: string,
  ids: Readonly<Record<string, string>> = {},
): OutboxEvent => ({ type, key: `${userId}:${occasion}`, ids: { userId, ...ids } });
