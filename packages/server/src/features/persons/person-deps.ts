import type { Country } from '@tervita/domain/core';
import type { Database } from '../../core/database/database.ts';
import type { AdmitUse } from '../../core/limits/use-limits.ts';
import type { MailDomainCheck } from '../auth/index.ts';

export interface PersonDeps {
  readonly country: Country;
  readonly database: Database;
  readonly admitUse: AdmitUse;
  readonly mailDomainExists: MailDomainCheck;
}
