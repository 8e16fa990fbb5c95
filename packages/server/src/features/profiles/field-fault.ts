import type { Country } from '@tervita/domain/core';
import { emailDomain } from '@tervita/domain/persons';
import { BadInput } from '../../core/http/errors.ts';
import { phoneOf } from './phone.ts';

/** A field that its form alone could not judge. */
export const fieldFault = (field: string, key: string): BadInput =>
  new BadInput([{ path: ['body', field], key }]);

export const phoneIn = (text: string, country: Country): string => {
  const phone = phoneOf(text, country);
  if (!phone) throw fieldFault('phone', 'badPhone');
  return phone;
};

export type MailDomainExists = (domain: string) => Promise<boolean>;

export const refuseUnknownDomain = async (email: string, exists: MailDomainExists): Promise<void> => {
  if (!(await exists(emailDomain(email)))) throw fieldFault('email', 'unknownEmailDomain');
};
