import { useEffect, useRef } from 'react';
import { standsAtTheBottom } from '../../../../../ui/bottom-bars.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useUploads } from '../../../../files/index.ts';
import { useTimelineTexts } from '../texts.ts';
import { type Thread, useMay } from '../thread.ts';
import styles from './writing.module.css';
import { type OnWritten, WritingBox } from './writing-box.tsx';

interface Props {
  readonly eContact: Thread;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onDone: OnWritten;
}

/** Whoever wrote in the box goes on at the button that took its place. */
function AddButton({ takesFocus, onAdd }: { takesFocus: boolean; onAdd: () => void }) {
  const t = useTimelineTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div {...standsAtTheBottom} className={styles.bar}>
      <Button ref={button} isWide variant="secondary" onPress={onAdd}>
        {t.addInfo}
      </Button>
    </div>
  );
}

/** An answer when the clinic asked; otherwise information can be added while it is open. */
export function Writing({ eContact, isAdding, onAdd, onDone }: Props) {
  const may = useMay(eContact);
  // Files that were added while an answer went on its way stay when its box makes room for another.
  const uploads = useUploads({ side: 'patient', eContactId: eContact.id });
  const wasOpen = useRef(false);
  const isOpen = may('answer') || isAdding;
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  if (may('answer')) return <WritingBox key="answer" kind="answer" {...{ eContact, uploads, onDone }} />;
  if (!may('addInfo')) return null;
  if (isAdding) return <WritingBox key="addInfo" kind="addInfo" {...{ eContact, uploads, onDone }} />;
  return <AddButton takesFocus={wasOpen.current} onAdd={onAdd} />;
}
