import { standsAtTheBottom } from '../../../../../ui/bottom-bars.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useTimelineTexts } from '../texts.ts';
import { type Thread, useMay } from '../thread.ts';
import styles from './writing.module.css';
import { WritingBox } from './writing-box.tsx';

interface Props {
  readonly eContact: Thread;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onDone: () => void;
}

/** An answer when the clinic asked; otherwise information can be added while it is open. */
export function Writing({ eContact, isAdding, onAdd, onDone }: Props) {
  const t = useTimelineTexts();
  const may = useMay(eContact);
  if (may('answer')) return <WritingBox key="answer" kind="answer" {...{ eContact, onDone }} />;
  if (!may('addInfo')) return null;
  if (isAdding) return <WritingBox key="addInfo" kind="addInfo" {...{ eContact, onDone }} />;
  return (
    <div {...standsAtTheBottom} className={styles.bar}>
      <Button isWide variant="secondary" onPress={onAdd}>
        {t.addInfo}
      </Button>
    </div>
  );
}
