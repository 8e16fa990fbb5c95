import type { extendLogin, getSession, logout } from '@tervita/contract/auth';
import { call, callsAnswered, holdCallsDuring } from '../api/call.ts';
import { light } from '../api/light.ts';
import { now } from '../clock.ts';
import { hasWordsOnlyHere } from '../drafts/drafts.ts';
import { forgetOthersLastSeen } from '../offline/forget-last-seen.ts';
import { forget, recall, remember } from '../storage.ts';
import { askBeforeLosing, saveBeforeLeaving } from './leaving.ts';
import { tellOtherTabs } from './other-tabs.ts';
import {
  adoptSession,
  closeSession,
  currentSession,
  type Session,
  type SessionEnd,
} from './session-store.ts';

const ignore = () => undefined;
const askSession = () => call(light<typeof getSession>('GET', '/session'));

/** Opened by a sign-in, or changed by another role. */
export const openSession = (session: Session): void => {
  forget('local', leftAtKey);
  forgetOthersLastSeen(session.userClaim.userId);
  adoptSession(session);
  tellOtherTabs({ type: 'SESSION', session });
};

const leave = (endsAt?: string) =>
  call(light<typeof logout>('POST', '/logout'), { query: endsAt ? { endsAt } : {} });
/** The end of the twelve hours of a sign-in that was left while there was no connection: it stands for that sign-in. */
const leavingKey = 'left-session';
const leftAtKey = 'left-at';
/** In this time all tabs have noticed. */
const noticedMs = 10_000;

/** A tab may notice the end before the one that is logging out has told of it. */
export const whyEnded = (): SessionEnd => {
  const leftAt = Number(recall('local', leftAtKey) ?? 0);
  return now().getTime() - leftAt < noticedMs ? 'logged-out' : 'expired';
};

export const loadSession = async (): Promise<Session | null> => {
  // Signed out while there was no connection: the server hears of it before anything else.
  const left = recall('local', leavingKey);
  if (left) {
    await leave(left).catch((error: { status?: number; code?: string }) => {
      // It has ended by itself, or whoever is signed in by now is not the one who left.
      if (error.status !== 401 && error.code !== 'SESSION_CHANGED') throw error;
    });
    forget('local', leavingKey);
  }
  const { login, wasEnded } = await askSession();
  // As after a log-out: what this device kept is forgotten.
  if (wasEnded) remember('local', leftAtKey, String(now().getTime()));
  adoptSession(login);
  return login;
};

export const endSession = (why: SessionEnd): void => {
  if (!currentSession()) return;
  closeSession(why);
  tellOtherTabs({ type: 'ENDED', why });
};

const losesSomething = async (userId: string): Promise<boolean> => {
  if (hasWordsOnlyHere(userId)) return true;
  // Out of reach when there is no connection and no file was chosen on this visit.
  const files = await import('../drafts/kept-files.ts').catch(ignore);
  return files?.hasFilesOf(userId) ?? false;
};

/** Saves what it can, and asks before anything is lost. */
const mayLeave = async (): Promise<boolean> => {
  await saveBeforeLeaving();
  const userId = currentSession()?.userClaim.userId;
  // The session turned out to have run out: then everything is kept for the same person.
  if (!userId) return false;
  return !(await losesSomething(userId)) || askBeforeLosing();
};

/** What the page asked for before is answered as it was asked: later the server would refuse it. */
const leaveAfterCalls = async (): Promise<void> => {
  await callsAnswered();
  await leave().then(() => forget('local', leavingKey), ignore);
  endSession('logged-out');
};

let isLeaving = false;
/** False: nobody was signed out, because something would have been lost or the session had ended before. */
export const logOut = async (): Promise<boolean> => {
  if (!(await mayLeave())) return false;
  isLeaving = true;
  remember('local', leavingKey, currentSession()?.endsAt ?? '');
  remember('local', leftAtKey, String(now().getTime()));
  await holdCallsDuring(leaveAfterCalls());
  isLeaving = false;
  return true;
};

/** True: nobody has come since somebody signed out here. A tab that slept meanwhile learns it in this way. */
export const wasLeft = (): boolean => recall('local', leftAtKey) !== null;

/** For what was asked before somebody logged out, or somebody else came: its answer opens nothing any more. */
export const keepSession = (userId: string | undefined, session: Session): void => {
  if (!isLeaving && userId === currentSession()?.userClaim.userId) openSession(session);
};

let extending: Promise<void> | undefined;
/** Two callers at once share one call, because each extension changes the session's id. */
export const extendSession = (): Promise<void> => {
  const userId = currentSession()?.userClaim.userId;
  extending ??= call(light<typeof extendLogin>('POST', '/login/extend'))
    .then((session) => keepSession(userId, session))
    .finally(() => {
      extending = undefined;
    });
  return extending;
};

/** The time is up here, but another tab may have extended it while this one slept. */
export const confirmExpiry = async (at: Date): Promise<void> => {
  const { login, wasEnded, isSilent } = await askSession().then(
    (answer) => ({ ...answer, isSilent: false }),
    (error: { status?: number }) => ({ login: null, wasEnded: undefined, isSilent: error.status === 0 }),
  );
  // Without a connection a patient reads on; whether the session has ended is asked again.
  if (isSilent && currentSession()?.userClaim.activeRole === 'PRM_PATIENT') return;
  // Who is logging out is told that, not that the time ran out.
  if (isLeaving) return;
  if (login && Date.parse(login.expiration) > at.getTime()) adoptSession(login);
  else endSession(wasEnded ? 'ended' : whyEnded());
};
