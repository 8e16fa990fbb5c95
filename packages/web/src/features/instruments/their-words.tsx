import type { InstrumentToWord } from '@tervita/contract/instruments';
import { useState } from 'react';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './questionnaire-texts.module.css';
import { useQuestionnaireTexts } from './texts.ts';

interface Props {
  readonly instrument: InstrumentToWord;
  /** As somebody else has saved it; undefined: they have taken it back. */
  readonly theirs: InstrumentToWord['texts'][number] | undefined;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody was faster: who and when, their words to read, and then the choice. */
export function TheirWords({ instrument, theirs, onKeepMine, onTakeTheirs }: Props) {
  const { core } = useClinicTexts();
  const t = useQuestionnaireTexts();
  const format = useFormat();
  const [isReading, setReading] = useState(false);
  if (!theirs)
    return (
      <Callout
        tone="turn"
        role="alert"
        title={t.takenBackMeanwhile}
        action={
          <Button size="sm" variant="secondary" onPress={onKeepMine}>
            {t.keepMine}
          </Button>
        }
      />
    );
  const { updatedBy, updatedAt, words } = theirs;
  const moment = format.moment(updatedAt);
  const title = updatedBy === null ? t.changedAt(moment) : t.changedBy(updatedBy, moment);
  return (
    <>
      <Callout
        tone="turn"
        role="alert"
        title={title}
        action={
          <Button size="sm" variant="secondary" onPress={() => setReading(true)}>
            {t.readTheirs}
          </Button>
        }
      >
        {t.changedHint}
      </Callout>
      <Dialog
        size="lg"
        title={title}
        isOpen={isReading}
        onClose={() => setReading(false)}
        closeLabel={core.actions.close}
        actions={
          <>
            <Button onPress={onKeepMine}>{t.keepMine}</Button>
            <Button variant="secondary" onPress={onTakeTheirs}>
              {t.takeTheirs}
            </Button>
          </>
        }
      >
        <div className={styles.item}>
          {words.stem ? <p className={styles.hint}>{words.stem}</p> : null}
          <ol className={styles.theirs}>
            {instrument.items.map(({ id, options }) => (
              <li key={id}>
                <p className={styles.their}>{words.items[id]?.label}</p>
                <p className={styles.hint}>
                  {options.map((option) => words.items[id]?.options[option.id]).join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Dialog>
    </>
  );
}
