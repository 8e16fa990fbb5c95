import { emailDomain } from '@tervita/domain/persons';
import { BadInput } from '../../core/http/errors.ts';
import type { AuthDeps } from './auth-deps.ts';

/** A letter to a domain that does not exist never arrives; the person hears it before they wait for one. */
export const refuseUnknownDomain = async (
  email: string,
  exists: AuthDeps['mailDomainExists'],
): Promise<void> => {
  if (!(await exists(emailDomain(email))))
    throw new BadInput([{ path: ['body', 'email'], key: 'unknownEmailDomain' }]);
};
