import { useEffect } from 'react';
import { recall, remember } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

const key = 'menu';
/** The person's own choice, kept on this device. */
const chosenStore = createStore<boolean>(recall('local', key) === 'narrow');

export const useCollapsedMenu = () => {
  const isCollapsed = useStore(chosenStore);
  const toggle = () => {
    remember('local', key, isCollapsed ? 'wide' : 'narrow');
    chosenStore.set(!isCollapsed);
  };
  return { isCollapsed, toggle };
};

/** A page that needs the room, such as the e-contact's detail, starts with a narrow menu and leaves no trace. */
export const useNarrowMenu = (): void => {
  useEffect(() => {
    const before = chosenStore.get();
    chosenStore.set(true);
    return () => chosenStore.set(before);
  }, []);
};
