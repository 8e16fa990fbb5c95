import { type PasswordFault, passwordFaultsOf, wordsOfEmail } from '@tervita/domain/auth';
import { BadInput } from '../../../core/http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A password that is being set has to be a good one; the answer says what is wrong with it. */
export const refuseWeak = (password: string, email: string, names: readonly string[] = []): void => {
  const faults = new Set<PasswordFault>(passwordFaultsOf(password, [...wordsOfEmail(email), ...names]));
  // The list is long: the browser judges by the rules alone, and hears of it from here.
  if (isCommonPassword(password)) faults.add('tooCommon');
  if (faults.size > 0) throw new BadInput([...faults].map((key) => ({ path: ['body', 'password'], key })));
};
