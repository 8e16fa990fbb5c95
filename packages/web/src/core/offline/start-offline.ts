import { onlineManager } from '@tanstack/react-query';
import { firstAnswers } from '../api/first-answers.ts';
import { now } from '../clock.ts';
import { type Config, loadConfig, setConfig } from '../config.ts';
import { report } from '../report.ts';
import { loadSession } from '../session/session-actions.ts';
import { adoptSession, closeSession, currentSession, type Session } from '../session/session-store.ts';
import { forgetLastSeen } from './forget-last-seen.ts';
import { readLastSeen } from './last-seen.ts';
import { isUnreachable, lastLoadedAt, lastSeenOwner, startedOffline } from './offline-state.ts';

const everyMs = 15_000;
/** A network that has just come back may lose the first calls: whoever waits is not to wait for the next round. */
const soonMs = [1_000, 2_000, 4_000];

/** The server is there again: the same person goes on, a session that has ended ends here too. */
const comeBack = async (): Promise<boolean> => {
  const before = currentSession();
  try {
    const [, session] = await Promise.all([loadConfig(), loadSession()]);
    startedOffline.set(false);
    onlineManager.setOnline(true);
    if (session && session.userClaim.userId !== before?.userClaim.userId) location.reload();
    if (!session && before) {
      adoptSession(before);
      closeSession('expired');
    }
    return true;
  } catch (error) {
    if (!isUnreachable(error)) report('OFFLINE_RETURN', error);
    return false;
  }
};

const watchReturn = () => {
  let isBack = false;
  let timer: ReturnType<typeof setTimeout>;
  const attempt = async (tried: number) => {
    clearTimeout(timer);
    isBack = (await comeBack()) || isBack;
    if (isBack) removeEventListener('online', begin);
    else timer = setTimeout(() => void attempt(tried + 1), soonMs[tried] ?? everyMs);
  };
  const begin = () => void attempt(0);
  timer = setTimeout(() => void attempt(soonMs.length), everyMs);
  addEventListener('online', begin);
};

/** No server to ask: whoever used this device last and has not signed out reads on. */
export const startOffline = async (error: unknown): Promise<[Config, Session]> => {
  const owner = lastSeenOwner();
  if (!isUnreachable(error) || owner === null) throw error;
  const seen = await readLastSeen(owner, now()).catch(() => undefined);
  if (!seen) {
    forgetLastSeen();
    throw error;
  }
  setConfig(seen.config);
  adoptSession(seen.session);
  startedOffline.set(true);
  // What is sent waits until the server is there again.
  onlineManager.setOnline(false);
  lastLoadedAt.set(seen.at);
  firstAnswers.push(...seen.answers);
  watchReturn();
  return [seen.config, seen.session];
};
