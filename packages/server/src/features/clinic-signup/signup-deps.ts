import type { Country, Language } from '@tervita/domain/core';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { MailDomainCheck } from '../auth/index.ts';

export interface SignupDeps {
  readonly database: Database;
  /** Where those who sign in here are known by their codes. */
  readonly country: Country;
  readonly fallbackLanguage: Language;
  readonly mailDomainExists: MailDomainCheck;
  readonly hash: (purpose: string, text: string) => Buffer;
  readonly countsAddresses: boolean;
  readonly clock: Clock;
}
