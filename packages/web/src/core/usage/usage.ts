import { trackUsage } from '@tervita/contract/usage';
import { type UsageTarget, usageNamesMost } from '@tervita/domain/usage';
import { call } from '../api/call.ts';
import { currentSession } from '../session/session-store.ts';

const reportMs = 60_000;
// Commands that stand for one record carry its id in their name; those are nobody's business.
const isPlainName = /^[a-zA-Z-]{1,40}$/;
const counts = new Map<UsageTarget, Map<string, number>>();
let timer: ReturnType<typeof setTimeout> | undefined;

// Nobody misses a count that was lost.
const ignore = () => undefined;

/** Who used it; what somebody else used in this tab before is not theirs. */
let countedFor: string | undefined;
const workingStaff = () => {
  const user = currentSession()?.userClaim;
  return user?.activeRole === 'PRM_DOCTOR' ? user.userId : undefined;
};

/** Reports what was counted, also while the page is being left. */
const reportUsage = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (countedFor !== workingStaff()) counts.clear();
  for (const [target, byName] of counts) {
    const payload = Object.fromEntries(byName);
    call(trackUsage, { body: { target, payload } }, { keepalive: true }).catch(ignore);
  }
  counts.clear();
};

/** Counts one use of a tool of the staff: its name, never anything of a patient. Reported once a minute at the most. */
export const countUse = (target: UsageTarget, name: string): void => {
  const userId = workingStaff();
  if (!userId || !isPlainName.test(name)) return;
  if (countedFor !== userId) counts.clear();
  countedFor = userId;
  const byName = counts.get(target) ?? new Map<string, number>();
  counts.set(target, byName.set(name, (byName.get(name) ?? 0) + 1));
  if (byName.size >= usageNamesMost) reportUsage();
  timer ??= setTimeout(reportUsage, reportMs);
};

addEventListener('pagehide', reportUsage);
