import { useSyncExternalStore } from 'react';
import { startedOffline } from './offline/offline-state.ts';

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  const stop = startedOffline.subscribe(onChange);
  return () => {
    stop();
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !startedOffline.get(),
    () => true,
  );
