import type { AuthDeps } from '../auth/index.ts';
import type { MailDomainExists } from './field-fault.ts';

export interface ProfileDeps extends AuthDeps {
  readonly personalCodeRequired: boolean;
  readonly mailDomainExists: MailDomainExists;
}
