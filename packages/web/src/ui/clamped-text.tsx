import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './clamped-text.module.css';

interface Props {
  children: ReactNode;
  showAllLabel: string;
}

/** Eight lines, then a button that shows the rest; a short text has no button. */
export function ClampedText({ children, showAllLabel }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit where this one did not
  useLayoutEffect(() => {
    const element = text.current;
    if (element && !isWhole) setCut(element.scrollHeight > element.clientHeight + 1);
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
