import type { Country } from '@tervita/domain/core';
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
