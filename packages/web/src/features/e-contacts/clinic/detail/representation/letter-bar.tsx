import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import type { LetterReaderDecision } from '@tervita/domain/e-contacts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { LazyConfirmDialog } from '../../../../../ui/lazy-overlays.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { useWorkingTexts } from '../texts.ts';
import { type LetterReader, useDecideLetterReader } from './use-decide-letter-reader.ts';
import styles from './verification-bar.module.css';

interface ReaderProps {
  readonly reader: LetterReader;
  readonly decide: ReturnType<typeof useDecideLetterReader>;
}

/** Who said that it is somebody else, and when; or that a digital ID has shown it. */
function SentAway({ reader }: Pick<ReaderProps, 'reader'>) {
  const t = useWorkingTexts().letter;
  const format = useFormat();
  const { decidedAt, decidedByName, name, receiverName } = reader;
  if (decidedAt === null) return null;
  const when = format.moment(decidedAt);
  const refusedBy = (who: string) =>
    name === receiverName ? t.refusedBySameName(who, when, name) : t.refusedBy(who, when, name, receiverName);
  return (
    <section className={styles.refusal} aria-label={t.label}>
      <StaffIcon name="user-question" size="sm" />
      <p className={styles.words}>
        {decidedByName === null ? t.refusedByPatient(when, name) : refusedBy(decidedByName)}
      </p>
    </section>
  );
}

function Undecided({ reader, decide }: ReaderProps) {
  const { core } = useClinicTexts();
  const t = useWorkingTexts().letter;
  const format = useFormat();
  const [asking, setAsking] = useState<LetterReaderDecision | null>(null);
  const close = () => setAsking(null);
  const decideAndClose = (decision: LetterReaderDecision) => () => {
    // Closed first: an open dialog keeps the keys from the heading, and gives them back to a bar that goes.
    flushSync(close);
    decide(reader, decision);
  };
  const { name, address, openedAt, receiverName } = reader;
  return (
    <section className={styles.bar} aria-label={t.label}>
      <span className={styles.icon}>
        <StaffIcon name="user-question" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t.title(name, address, format.moment(openedAt))}</p>
        <p>{t.text}</p>
      </div>
      <div className={styles.decisions}>
        <Button
          variant="secondary"
          icon={<StaffIcon name="user-check" />}
          onPress={() => setAsking('CONFIRMED')}
        >
          {t.confirm(receiverName)}
        </Button>
        <Button variant="secondary" onPress={() => setAsking('REFUSED')}>
          {t.refuse}
        </Button>
      </div>
      <LazyConfirmDialog
        title={t.confirmTitle(name)}
        confirmLabel={t.confirm(receiverName)}
        cancelLabel={core.actions.cancel}
        isOpen={asking === 'CONFIRMED'}
        onClose={close}
        onConfirm={decideAndClose('CONFIRMED')}
      >
        {t.confirmText(address)}
      </LazyConfirmDialog>
      <LazyConfirmDialog
        isDangerous
        title={name === receiverName ? t.askTitleSameName(name) : t.askTitle(name, receiverName)}
        confirmLabel={t.refuse}
        cancelLabel={core.actions.cancel}
        isOpen={asking === 'REFUSED'}
        onClose={close}
        onConfirm={decideAndClose('REFUSED')}
      >
        {t.askText}
      </LazyConfirmDialog>
    </section>
  );
}

/** Those who opened the thread by the link in a letter, and a letter that nobody can open any more. */
export function LetterBar({ detail }: { detail: ClinicEContactDetail }) {
  const t = useWorkingTexts().letter;
  const decide = useDecideLetterReader(detail);
  return (
    <>
      {detail.letterReaders.map((reader) => {
        if (reader.decision === null)
          return <Undecided key={reader.openingId} reader={reader} decide={decide} />;
        return reader.decision === 'REFUSED' ? <SentAway key={reader.openingId} reader={reader} /> : null;
      })}
      {detail.isLetterLocked ? (
        <section className={styles.refusal} aria-label={t.locked}>
          <StaffIcon name="user-question" size="sm" />
          <p className={styles.words}>{t.lockedText}</p>
        </section>
      ) : null}
    </>
  );
}
