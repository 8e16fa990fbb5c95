import { type RefObject, useEffect } from 'react';

const name = '--covered-bottom';

/** Tells the page how much of its bottom is covered: bars stand above it and everything can be scrolled free of it. */
export const useCoveredBottom = (covering: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = covering.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(name, `${innerHeight - element.getBoundingClientRect().top}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      style.removeProperty(name);
    };
  }, [covering]);
};
