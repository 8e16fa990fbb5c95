import { recall, remember } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

/** Single letters can get in the way of speech input and screen readers: with Alt, or not at all. */
export const keyModes = ['LETTERS', 'WITH_ALT', 'OFF'] as const;
export type KeyMode = (typeof keyModes)[number];

const stored = 'keys';
const isMode = (text: string | null): text is KeyMode => keyModes.some((mode) => mode === text);
const readMode = (): KeyMode => {
  const text = recall('local', stored);
  return isMode(text) ? text : 'LETTERS';
};

const keyModeStore = createStore<KeyMode>(readMode());

export const setKeyMode = (mode: KeyMode): void => {
  remember('local', stored, mode);
  keyModeStore.set(mode);
};

export const useKeyMode = (): KeyMode => useStore(keyModeStore);
