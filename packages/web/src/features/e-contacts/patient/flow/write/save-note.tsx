import { Icon } from '../../../../../ui/icon.tsx';
import type { SaveState } from '../../drafts/draft-saver.ts';
import { useSendingTexts } from '../texts.ts';
import styles from './save-note.module.css';

/** Quietly, where what is written is. Only what needs attention is read out. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useSendingTexts().write;
  const words = {
    NEW: t.kept,
    SAVING: t.saving,
    SAVED: t.saved,
    DEVICE: t.onDevice,
    FULL: t.full,
    CHOICE: t.hereOnly,
    DELETED: t.hereOnly,
  }[state];
  const needsAttention = state === 'DEVICE' || state === 'FULL';
  return (
    <span className={styles.note} data-state={state}>
      {state === 'SAVED' ? <Icon name="check" size="sm" /> : null}
      <span role={needsAttention ? 'status' : undefined}>{words}</span>
    </span>
  );
}
