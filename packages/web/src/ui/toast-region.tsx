import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { aboveModals } from './modal-layers.ts';
import type { ToastContent } from './toast-content.ts';
import { addToast, type QueuedToast, toastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

export { addToast, toastQueue };

const icons: Record<ToastContent['tone'], IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'triangle-alert',
};

interface Props {
  label: string;
  closeLabel: string;
}

/** F6 leads to the messages and back: they come anywhere, and nobody should have to tab through the page. */
const useF6 = (region: { readonly current: HTMLElement | null }) => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      event.preventDefault();
      const isInside = region.current.contains(document.activeElement);
      if (isInside && before.current instanceof HTMLElement) return before.current.focus();
      before.current = document.activeElement;
      return region.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region]);
};

/** Above everything, dialogs included; without a message there is nothing. */
export function ToastRegion({ label, closeLabel }: Props) {
  const shown = useSyncExternalStore(toastQueue.subscribe, toastQueue.shown);
  const region = useRef<HTMLElement>(null);
  useF6(region);
  if (shown.length === 0) return null;
  return createPortal(
    <section {...aboveModals} ref={region} aria-label={label} tabIndex={-1} className={styles.region}>
      {shown.map((toast) => (
        <Toast
          key={toast.key}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => toastQueue.close(toast.key)}
        />
      ))}
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
      <div className={styles.content} role={tone === 'error' ? 'alert' : 'status'}>
        {text}
      </div>
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
