import { runCommand, useKeyMode } from '../../../../core/commands/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useRoom } from '../../../../core/use-room.ts';
import { standsAtTheBottom } from '../../../../ui/bottom-bars.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import styles from './key-hints.module.css';

/** What the keys do here; for those who never leave the keyboard. */
export function KeyHints() {
  const { hints } = useClinicTexts().eContacts.inbox;
  const mode = useKeyMode();
  const hasRoom = useRoom(75);
  if (mode === 'OFF' || !hasRoom) return null;
  return (
    <div {...standsAtTheBottom} className={styles.hints}>
      {mode === 'WITH_ALT' ? (
        <span>
          <Kbd>Alt</Kbd> +
        </span>
      ) : null}
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {hints.move}
      </span>
      <span>
        <Kbd>Enter</Kbd> {hints.open}
      </span>
      <span>
        <Kbd>I</Kbd> {hints.take}
      </span>
      <span>
        <Kbd>A</Kbd> {hints.assign}
      </span>
      <span>
        <Kbd>R</Kbd> {hints.reply}
      </span>
      <span>
        <Kbd>E</Kbd> {hints.complete}
      </span>
      <button type="button" className={styles.all} onClick={() => runCommand('shortcuts')}>
        <Kbd>?</Kbd> {hints.all}
      </button>
    </div>
  );
}
