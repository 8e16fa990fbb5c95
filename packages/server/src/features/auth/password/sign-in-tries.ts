import { password as limits, signInDelaySeconds } from '@tervita/domain/auth';
import { admit, forget, makeWait, refuseWhileWaiting } from '../../../core/limits/credential-counters.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { guardedSubject } from '../guarded-subject.ts';

interface Try {
  /** How many tries, this one among them, have not been right. */
  readonly count: number;
  succeeded(): Promise<void>;
}

/** Lets a try through, or says how long to wait. The same for addresses that have no account. */
export const admitTry = async (
  deps: Pick<AuthDeps, 'database' | 'hash'>,
  guarded: { address: string; browserHash: Buffer },
): Promise<Try> => {
  const { system } = deps.database;
  const subject = await guardedSubject(deps, guarded);
  const [tries, wait] = [`password-tries:${subject}`, `password-wait:${subject}`];
  await refuseWhileWaiting(system, wait);
  const count = await admit(system, { key: tries, most: limits.triesPerHour, seconds: 3_600 });
  const delay = signInDelaySeconds(count);
  if (delay > 0) await makeWait(system, wait, delay);
  return { count, succeeded: () => forget(system, [tries, wait]) };
};
