import { recall, remember } from '../../core/storage.ts';
import { createStore, useStore } from '../../core/store.ts';

const key = 'seen-messages';
/** Older ones have long gone from the clinic's side. */
const keptMost = 50;

const stored = (): readonly string[] => recall('local', key)?.split(',') ?? [];
const pressed = createStore(0);

/** Messages of clinics that were pressed away on this device; only their ids are kept. */
export const useSeenMessages = (): readonly string[] => {
  useStore(pressed);
  return stored();
};

export const markSeen = (id: string): void => {
  const seen = [...stored().filter((each) => each !== id), id].slice(-keptMost);
  remember('local', key, seen.join(','));
  pressed.set(pressed.get() + 1);
};
