import { useEffect, useRef } from 'react';

/** What stays at the top of the window over the conversation. */
const headerHeight = 72;

/** Whoever is asked something comes to the question; one longer than the window is read from its beginning. */
export const useStartAtEnd = (isAsked: boolean): void => {
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (!wasAsked.current) return;
    const newest = [...document.querySelectorAll<HTMLElement>('main article')].at(-1);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const top = newest ? newest.getBoundingClientRect().top + window.scrollY - headerHeight : end;
    document.documentElement.scrollTop = Math.max(0, Math.min(end, top));
  }, []);
};
