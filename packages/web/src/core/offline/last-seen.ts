import type { Query, QueryClient } from '@tanstack/react-query';
import { now } from '../clock.ts';
import { type Config, currentConfig } from '../config.ts';
import { currentSession, onSessionEnd, type Session } from '../session/session-store.ts';
import { remember } from '../storage.ts';
import { forgetOthersLastSeen } from './forget-last-seen.ts';
import { allAnswers, dropAnswers, type KeptAnswer, putAnswer } from './last-seen-db.ts';
import { lastLoadedAt, lastSeenOwnerKey, startedOffline } from './offline-state.ts';
import { keepsLastSeen } from './reading-choice.ts';

const ignore = () => undefined;
const dayMs = 86_400_000;
/** After that nobody has missed it. */
export const keptDays = 7;
const answersMost = 60;
const whoKey = 'who';

/** Of a patient's own pages; never a look-up, never anything of a clinic's side. */
const isKept = (name: string) => /^GET \/(patient\/(?!.*lookup)|persons$)/.test(name);

interface Who {
  readonly session: Session;
  readonly config: Config;
}

/** Without a server there is only the patient's side. */
const asPatient = (session: Session): Session => ({
  ...session,
  userClaim: { ...session.userClaim, permissions: ['PRM_PATIENT'], employments: [], staffNeeds: null },
});

const tidy = async (time: number): Promise<void> => {
  const answers = await allAnswers();
  const gone = answers.filter(({ at, key }, index) => {
    const isOld = time - at > keptDays * dayMs;
    return key !== whoKey && (isOld || index >= answersMost);
  });
  if (gone.length > 0) await dropAnswers(gone.map(({ key }) => key));
};

const keepWho = async (session: Session): Promise<void> => {
  const value: Who = { session: asPatient(session), config: currentConfig() };
  await putAnswer({ key: whoKey, at: now().getTime(), value });
};

const keep = async ({ queryKey, state }: Query): Promise<void> => {
  const session = currentSession();
  if (session?.userClaim.activeRole !== 'PRM_PATIENT' || startedOffline.get() || !keepsLastSeen()) return;
  const { userId } = session.userClaim;
  forgetOthersLastSeen(userId);
  remember('local', lastSeenOwnerKey, userId);
  const at = state.dataUpdatedAt;
  lastLoadedAt.set(new Date(at));
  await putAnswer({ key: JSON.stringify(queryKey), at, value: state.data });
  await keepWho(session);
};

/** Writes down what a patient's pages load, so that they can be read without a connection. */
export const keepLastSeen = (client: QueryClient): (() => void) => {
  let isOver = false;
  tidy(now().getTime()).catch(ignore);
  const take = (query: Query) => {
    const isFresh = query.state.status === 'success' && !query.state.isInvalidated;
    if (!isOver && isFresh && isKept(String(query.queryKey[0]))) keep(query).catch(ignore);
  };
  // What came before we listened.
  for (const query of client.getQueryCache().getAll()) take(query);
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') take(event.query);
  });
  const stopListening = onSessionEnd(() => {
    isOver = true;
  });
  return () => {
    stop();
    stopListening();
  };
};

export interface LastSeen extends Who {
  readonly at: Date;
  readonly answers: readonly KeptAnswer[];
}

/** What the person who used this device last saw; undefined when they left or it is too old. */
export const readLastSeen = async (owner: string, time: Date): Promise<LastSeen | undefined> => {
  const kept = await allAnswers();
  const isFresh = ({ at }: KeptAnswer) => time.getTime() - at <= keptDays * dayMs;
  const who = kept.find(({ key }) => key === whoKey);
  if (!who || !isFresh(who)) return undefined;
  const { session, config } = who.value as Who;
  if (session.userClaim.userId !== owner) return undefined;
  const answers = kept.filter((answer) => answer.key !== whoKey && isFresh(answer));
  return { session: asPatient(session), config, answers, at: new Date(answers[0]?.at ?? who.at) };
};
