import type { Country } from '@tervita/domain/core';
import type { MailDomainCheck } from '../auth/index.ts';
import type { LookUpDeps } from './look-up-limits.ts';

export interface PatientDeps extends LookUpDeps {
  readonly country: Country;
  readonly mailDomainExists: MailDomainCheck;
}
