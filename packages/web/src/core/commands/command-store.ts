import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';
import type { Command } from './command.ts';

/** What each part of the screen offers; the latest part comes first, because it lies on top. */
const offered = createStore<readonly (readonly Command[])[]>([]);

export const allCommands = (): readonly Command[] => offered.get().flat();

export const useAllCommands = (): readonly Command[] => useStore(offered).flat();

/** Offers these while the component is on the screen. Give a memoised list: a new one is offered anew. */
export const useCommands = (commands: readonly Command[]): void => {
  useEffect(() => {
    offered.set([commands, ...offered.get()]);
    return () => offered.set(offered.get().filter((each) => each !== commands));
  }, [commands]);
};
