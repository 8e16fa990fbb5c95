import type { Country } from '@tervita/domain/core';
import type { MailDomainCheck } from '../auth/index.ts';

export interface PatientDeps {
  readonly country: Country;
  readonly mailDomainExists: MailDomainCheck;
}
