import { now } from '../clock.ts';
import { startedOffline } from '../offline/offline-state.ts';
import { confirmExpiry, extendSession } from './session-actions.ts';
import { sessionStep } from './session-policy.ts';
import { currentSession, endingStore } from './session-store.ts';

const every = 5_000;
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const ignore = () => undefined;

/** Extends an active person's session silently, asks an idle one, and ends what has run out. */
export const watchSession = (): (() => void) => {
  let lastActiveAt = now();
  const check = () => {
    const session = currentSession();
    // Without a connection nothing can be extended, and a patient reads on.
    const readsOn = !navigator.onLine && session?.userClaim.activeRole === 'PRM_PATIENT';
    if (!session || readsOn || startedOffline.get()) return;
    const step = sessionStep({ now: now(), ...session, lastActiveAt, isWarned: endingStore.get() });
    if (step === 'extend') extendSession().catch(ignore);
    if (step === 'warn') endingStore.set(true);
    if (step === 'expired') confirmExpiry(now()).catch(ignore);
  };
  const onLife = () => {
    lastActiveAt = now();
  };
  const onVisible = () => {
    // Timers of a hidden tab are slow; what is due is done before anything is read.
    if (document.visibilityState === 'visible') check();
  };
  for (const sign of signsOfLife) addEventListener(sign, onLife, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onVisible);
  const timer = setInterval(check, every);
  return () => {
    clearInterval(timer);
    for (const sign of signsOfLife) removeEventListener(sign, onLife, { capture: true });
    document.removeEventListener('visibilitychange', onVisible);
  };
};
