import { password as limits, signInDelaySeconds } from '@tervita/domain/auth';
import { emailKey } from '@tervita/domain/persons';
import {
  admit,
  forget,
  makeWait,
  raise,
  refuseWhileWaiting,
} from '../../../core/limits/credential-counters.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { guardedSubject } from '../guarded-subject.ts';

type Deps = Pick<AuthDeps, 'database' | 'hash'>;

/** Over all browsers. Kept for addresses without an account as well: the count itself must tell nothing. */
const inARowKey = ({ hash }: Deps, address: string) =>
  `password-in-a-row:${hash('subject', emailKey(address)).toString('base64url')}`;
const year = 365 * 86_400;

interface Try {
  /** How many tries, this one among them, have not been right. */
  readonly count: number;
  /** So many wrong ones in a row that the password is off until it is reset. */
  readonly isOff: boolean;
  succeeded(): Promise<void>;
}

/** Lets a try through, or says how long to wait. The same for addresses that have no account. */
export const admitTry = async (
  deps: Deps,
  guarded: { address: string; browserHash: Buffer },
): Promise<Try> => {
  const { system } = deps.database;
  const subject = await guardedSubject(deps, guarded);
  const [tries, wait] = [`password-tries:${subject}`, `password-wait:${subject}`];
  await refuseWhileWaiting(system, wait);
  const count = await admit(system, { key: tries, most: limits.triesPerHour, seconds: 3_600 });
  const delay = signInDelaySeconds(count);
  if (delay > 0) await makeWait(system, wait, delay);
  const inARow = inARowKey(deps, guarded.address);
  const { count: failures } = await raise(system, { key: inARow, seconds: year });
  return {
    count,
    isOff: failures > limits.failuresInARow,
    succeeded: () => forget(system, [tries, wait, inARow]),
  };
};

/** A new password starts with a clean sheet. */
export const forgetFailures = (deps: Deps, address: string): Promise<void> =>
  forget(deps.database.system, [inARowKey(deps, address)]);
