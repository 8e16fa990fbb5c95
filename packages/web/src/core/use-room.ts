import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

const usualRem = 16;
const readRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem;

let rem: number | undefined;

/** Something as wide as one rem: when the person makes text larger, it grows. */
const subscribe = (onChange: () => void) => {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;width:1rem';
  document.body.append(probe);
  const watcher = new ResizeObserver(() => {
    rem = readRem();
    onChange();
  });
  watcher.observe(probe);
  return () => {
    watcher.disconnect();
    probe.remove();
  };
};

/** How many pixels one rem has: 16, unless text was made larger or smaller. */
export const useRem = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (rem ??= readRem()),
    () => usualRem,
  );

/** Whether the window is this many rem wide. Media queries do not know how large the page's text is. */
export const useRoom = (rems: number): boolean => useMedia(`(min-width: ${rems * useRem()}px)`);
