/** Whether this browser can be told of something while no page is open. */
export type PushSupport = 'ready' | 'blocked' | 'needs-home-screen' | 'unsupported';

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** An iPhone tells only what stands on its home screen, so there the answer is what to do, not a no. */
export const pushSupport = (): PushSupport => {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!hasAll) return isApplePhone() && !isInstalled() ? 'needs-home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
};
