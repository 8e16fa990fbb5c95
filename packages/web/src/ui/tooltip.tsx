import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Kbd } from './kbd.tsx';
import styles from './tooltip.module.css';
import { placeNear } from './tooltip-place.ts';

interface Props {
  text: string;
  keys?: string | undefined;
  /** The one element it belongs to. */
  children: ReactNode;
  isDisabled?: boolean | undefined;
}

const delay = 500;

/** Repeats a name or a key for the eye, so it is hidden from assistive tools: never the only place of a fact. */
export function Tooltip({ text, keys, children, isDisabled = false }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const show = (wait: number) => {
    clearTimeout(timer.current);
    if (!isDisabled) timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const target = anchor.current?.firstElementChild;
    if (!isOpen || !target || !bubble.current) return;
    // The top layer: no scrolling parent cuts it and no dialog covers it.
    bubble.current.showPopover?.();
    placeNear(bubble.current, target);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its child does
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(delay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {isOpen ? (
        <span ref={bubble} className={styles.bubble} popover="manual" aria-hidden="true">
          {text}
          {keys ? <Kbd>{keys}</Kbd> : null}
        </span>
      ) : null}
    </span>
  );
}
