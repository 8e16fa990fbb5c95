import { emailDomain } from '@tervita/domain/persons';
import { BadInput } from '../../core/http/errors.ts';
import type { AuthDeps } from './auth-deps.ts';

export type MailDomainCheck = AuthDeps['mailDomainExists'];

/** A letter to a domain that does not exist never arrives; the person hears it before they wait for one. */
export const refuseUnknownDomain = async (
  email: string | null | undefined,
  exists: MailDomainCheck,
  path: readonly string[] = ['email'],
): Promise<void> => {
  if (email && !(await exists(emailDomain(email))))
    throw new BadInput([{ path: ['body', ...path], key: 'unknownEmailDomain' }]);
};
