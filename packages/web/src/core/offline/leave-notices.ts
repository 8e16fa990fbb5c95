import { forget } from '../storage.ts';

/** The server has forgotten this browser already; here the subscription ends too, and what it has shown goes. */
export const leaveNotices = async (): Promise<void> => {
  forget('local', 'push');
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const notice of (await registration.getNotifications?.()) ?? []) notice.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};
