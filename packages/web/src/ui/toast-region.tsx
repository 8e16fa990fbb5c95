import { type CSSProperties, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { aboveModals } from './above-modals.ts';
import { useHeightOfBars } from './bottom-bars.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastContent } from './toast-content.ts';
import styles from './toast-region.module.css';
import { type QueuedToast, toastQueue } from './toasts.ts';

const icons: Record<ToastContent['tone'], IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'triangle-alert',
};

interface Props {
  /** Names the region, which F6 reaches. */
  label: string;
  closeLabel: string;
}

/**
 * F6 leads to the messages and back: they come anywhere, and nobody should have to tab through the page.
 * Gives what leads back when a message that had the focus is closed.
 */
const useF6 = (region: { readonly current: HTMLElement | null }): (() => void) => {
  const before = useRef<Element | null>(null);
  const hasFocus = () => region.current?.contains(document.activeElement) ?? false;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || toastQueue.shown().length === 0) return;
    event.preventDefault();
    if (hasFocus()) return giveFocusBack(before.current);
    before.current = document.activeElement;
    return region.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return () => {
    if (hasFocus()) giveFocusBack(before.current);
  };
};

/** Above everything, dialogs included, but never over the bar with the page's buttons. Stands once in the shell. */
export function ToastRegion({ label, closeLabel }: Props) {
  const shown = useSyncExternalStore(toastQueue.subscribe, toastQueue.shown);
  const region = useRef<HTMLElement>(null);
  const heightOfBars = useHeightOfBars(shown.length > 0);
  const leave = useF6(region);
  const close = ({ key }: QueuedToast) => {
    toastQueue.close(key);
    leave();
  };
  const drawn = (toasts: readonly QueuedToast[]) =>
    toasts.map((toast) => (
      <Toast key={toast.key} toast={toast} closeLabel={closeLabel} onClose={() => close(toast)} />
    ));
  const isError = ({ content }: QueuedToast) => content.tone === 'error';
  return createPortal(
    <section
      {...aboveModals}
      ref={region}
      aria-label={label}
      tabIndex={-1}
      className={styles.region}
      style={{ '--bars': `${heightOfBars}px` } as CSSProperties}
    >
      {/* Both stand there before any message: a screen reader tells what comes into a region that it knows. */}
      <div role="alert" className={styles.list}>
        {drawn(shown.filter(isError))}
      </div>
      <div role="status" className={styles.list}>
        {drawn(shown.filter((toast) => !isError(toast)))}
      </div>
    </section>,
    document.body,
  );
}

interface ToastProps {
  toast: QueuedToast;
  closeLabel: string;
  onClose: () => void;
}

/** Leaves by itself, but not while somebody reads it with pointer or focus on it. */
const useLife = (lifeMs: number | undefined, isHeld: boolean, onEnd: () => void) => {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (lifeMs === undefined || isHeld) return undefined;
    const timer = setTimeout(() => end(), lifeMs);
    return () => clearTimeout(timer);
  }, [lifeMs, isHeld]);
};

function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { tone, text, action } = toast.content;
  const [isHeld, setHeld] = useState(false);
  useLife(toast.lifeMs, isHeld, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody reads it
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} />
      <div className={styles.content}>{text}</div>
      {action ? <Action action={action} onClose={onClose} /> : null}
      <IconButton label={closeLabel} onPress={onClose}>
        <Icon name="x" size="sm" />
      </IconButton>
    </div>
  );
}

function Action({ action, onClose }: { action: NonNullable<ToastContent['action']>; onClose: () => void }) {
  if ('to' in action)
    return (
      <Link className={styles.action ?? ''} to={action.to} onClick={onClose}>
        {action.label}
      </Link>
    );
  const press = () => {
    action.onPress();
    onClose();
  };
  return (
    <button type="button" className={styles.action} onClick={press}>
      {action.label}
    </button>
  );
}
