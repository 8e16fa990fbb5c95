import { useLayoutEffect, useState } from 'react';

/** Marks what stands at the lower edge of the window with buttons in it: messages are shown above it. */
export const standsAtTheBottom = { 'data-bottom-bar': '' };

/** As high as a message with two lines and its distance to the edge. */
const reach = 96;

/** From the lowest up: a bar that has its place further up on the page stands in no message's way. */
const heightOfBars = (): number =>
  [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((covered, { top, bottom, height }) => {
      const isInTheWay = height > 0 && bottom >= window.innerHeight - covered - reach;
      return isInTheWay ? Math.max(covered, window.innerHeight - top) : covered;
    }, 0);

/** How many pixels at the lower edge are taken by bars, followed while somebody needs to know. */
export const useHeightOfBars = (isNeeded: boolean): number => {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const measure = () => setHeight(heightOfBars());
    measure();
    // A bar may come with the next page, and grows with what is written in it.
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    window.addEventListener('resize', measure);
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure, { capture: true });
    };
  }, [isNeeded]);
  return height;
};
