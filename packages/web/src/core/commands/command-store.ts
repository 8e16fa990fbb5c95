import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../store.ts';
import type { Command } from './command.ts';

/** What each part of the screen offers; the latest part comes first, because it lies on top. */
const offered = createStore<readonly (readonly Command[])[]>([]);

const inOrder = (lists: readonly (readonly Command[])[]): readonly Command[] =>
  lists
    .flat()
    .toSorted((one, other) => Number(one.isEverywhere ?? false) - Number(other.isEverywhere ?? false));

export const allCommands = (): readonly Command[] => inOrder(offered.get());

export const useAllCommands = (): readonly Command[] => inOrder(useStore(offered));

/** For a button that stands for a command of another part of the screen. */
export const runCommand = (id: string): void =>
  allCommands()
    .find((command) => command.id === id)
    ?.run();

/** Offers these while the component is on the screen. Give a memoised list: a new one is offered anew. */
export const useCommands = (commands: readonly Command[]): void => {
  useLayoutEffect(() => {
    offered.set([commands, ...offered.get()]);
    return () => offered.set(offered.get().filter((each) => each !== commands));
  }, [commands]);
};
