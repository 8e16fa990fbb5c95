import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './clamped-text.module.css';

interface Props {
  children: ReactNode;
  showAllLabel: string;
}

/** A button takes the place of a line or two: it must save more than that. */
const fewestSaved = 3;

/** Eight lines, then a button that shows the rest; a text that is little longer is shown whole. */
export function ClampedText({ children, showAllLabel }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit where this one did not
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isWhole) return;
    const saved = element.scrollHeight - element.clientHeight;
    const line = Number.parseFloat(getComputedStyle(element).lineHeight) || element.clientHeight / 8;
    const isWorthIt = saved > (fewestSaved - 0.5) * line;
    setCut(isWorthIt);
    if (saved > 1 && !isWorthIt) setWhole(true);
  }, [children, isWhole]);
  return (
    <>
      <div ref={text} className={styles.text} data-clamped={!isWhole || undefined}>
        {children}
      </div>
      {isCut && !isWhole ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {showAllLabel}
        </button>
      ) : null}
    </>
  );
}
