import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { Link } from 'react-router';
import { AriaLocale } from './aria-locale.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastContent } from './toast-content.ts';
import { addToast, toastQueue } from './toast-queue.ts';
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

/** React Aria's toast: its UNSTABLE_ names are used here and in toast-queue.ts only. */
export const ToastRegion = ({ label, closeLabel }: Props) => (
  <AriaLocale>
    <AriaToastRegion queue={toastQueue} aria-label={label} className={styles.region ?? ''}>
      {({ toast }) => (
        <Toast toast={toast} closeLabel={closeLabel} onClose={() => toastQueue.close(toast.key)} />
      )}
    </AriaToastRegion>
  </AriaLocale>
);

interface ToastProps {
  toast: QueuedToast<ToastContent>;
  closeLabel: string;
  onClose: () => void;
}

function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { tone, text, action } = toast.content;
  return (
    <AriaToast toast={toast} className={styles.toast ?? ''} data-tone={tone}>
      <Icon name={icons[tone]} />
      <AriaToastContent className={styles.content} role={tone === 'error' ? 'alert' : 'status'}>
        <Text slot="title">{text}</Text>
      </AriaToastContent>
      {action ? <Action action={action} onClose={onClose} /> : null}
      <IconButton label={closeLabel} onPress={onClose}>
        <Icon name="x" size="sm" />
      </IconButton>
    </AriaToast>
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
