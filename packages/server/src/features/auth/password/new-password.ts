import { passwordFaultsOf, wordsOfEmail } from '@tervita/domain/auth';
import { BadInput } from '../../../core/http/errors.ts';

/** A password that is being set has to be a good one; the answer says what is wrong with it. */
export const refuseWeak = (password: string, email: string, names: readonly string[] = []): void => {
  const faults = passwordFaultsOf(password, [...wordsOfEmail(email), ...names]);
  if (faults.length > 0) throw new BadInput(faults.map((key) => ({ path: ['body', 'password'], key })));
};
