import type { ClientMessage } from '@tervita/contract/live';

/** The screens that are open, newest last; the connection views one thing at a time. */
export const createViews = (say: (message: ClientMessage) => void) => {
  const open: ClientMessage[] = [];
  let isToBeTold = false;
  // A screen that goes and the next that comes, or one that begins to write, are one change to the others.
  const tell = () => {
    if (isToBeTold) return;
    isToBeTold = true;
    queueMicrotask(() => {
      isToBeTold = false;
      say(open.at(-1) ?? { type: 'LEAVE' });
    });
  };
  return {
    enter: (message: ClientMessage): (() => void) => {
      open.push(message);
      tell();
      return () => {
        const wasNewest = open.at(-1) === message;
        open.splice(open.indexOf(message), 1);
        if (wasNewest) tell();
      };
    },
  };
};
