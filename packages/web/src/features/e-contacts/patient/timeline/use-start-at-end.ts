import { useEffect, useRef } from 'react';

/** What stays at the top of the window over the conversation. */
const headerHeight = 72;

/** The newest message in sight, from its beginning where it is longer than the window. */
const startAtNewest = (): void => {
  const newest = [...document.querySelectorAll<HTMLElement>('main article')].at(-1);
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const top = newest ? newest.getBoundingClientRect().top + window.scrollY - headerHeight : end;
  document.documentElement.scrollTop = Math.max(0, Math.min(end, top));
};

/** For what comes under the messages a moment later: it takes nobody away from where they have begun to read. */
export const startAtNewestUnlessScrolled = (): void => {
  if (window.scrollY === 0) startAtNewest();
};

/** Whoever is asked something comes to the question. */
export const useStartAtEnd = (isAsked: boolean): void => {
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current) startAtNewest();
  }, []);
};
