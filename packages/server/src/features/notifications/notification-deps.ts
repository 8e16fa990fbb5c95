import type { Language } from '@tervita/domain/core';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { Mailer } from '../../integrations/mail/smtp.ts';

export interface NotificationDeps {
  readonly database: Database;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly fallbackLanguage: Language;
  readonly clock: Clock;
}
