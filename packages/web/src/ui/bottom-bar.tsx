import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './bottom-bar.module.css';
import { standsAtTheBottom } from './bottom-bars.ts';

interface Props {
  /** Buttons; the first one grows. */
  children: ReactNode;
  /** One line under them: saved, who reads it. */
  note?: ReactNode;
  layout?: 'row' | 'stack' | undefined;
  /** In sight on wide screens too, however long the page is. */
  isKept?: boolean | undefined;
}

/** Of the window's height: a bar that takes more would leave too little to read above it. */
const mostOfWindow = 1 / 3;

const useIsHigh = (bar: RefObject<HTMLElement | null>): boolean => {
  const [isHigh, setHigh] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => setHigh(element.offsetHeight > window.innerHeight * mostOfWindow);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar]);
  return isHigh;
};

/** Keeps the page's actions in reach of the thumb; on wide screens they stand under the content. */
export const BottomBar = ({ children, note, layout = 'row', isKept = false }: Props) => {
  const bar = useRef<HTMLDivElement>(null);
  const isHigh = useIsHigh(bar);
  return (
    <div
      {...standsAtTheBottom}
      ref={bar}
      className={styles.bar}
      data-high={isHigh || undefined}
      data-kept={isKept || undefined}
    >
      <div className={styles.actions} data-layout={layout}>
        {children}
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  );
};
