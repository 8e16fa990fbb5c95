import type { OpeningHours } from '@tervita/domain/clinics';
import { phaseOf } from '@tervita/domain/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { useHasCome } from '../../../../core/use-has-come.ts';
import { Emphasised } from '../../../../ui/emphasised.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useHoursSentence } from '../../../clinics/index.ts';
import { toneOf } from '../../phase-tone.ts';
import { useAcceptFirst } from '../use-accept-first.ts';
import styles from './status-strip.module.css';
import { useTimelineTexts } from './texts.ts';
import type { Thread } from './thread.ts';

/** The patient may answer, but not yet. */
function Planned({ openedAt }: { openedAt: string }) {
  const { strip } = useTimelineTexts();
  const format = useFormat();
  const when = strip.opens(format.weekday(openedAt), format.day(openedAt), format.time(openedAt));
  return (
    <p className={styles.strip} data-tone="wait" role="status">
      <Icon name="clock" />
      <Emphasised text={strip.replyFrom(when)} part={when} />
    </p>
  );
}

interface Props {
  readonly eContact: Thread;
  readonly openingHours: OpeningHours;
  /** The clinic waits for a questionnaire. */
  readonly asksQuestionnaire: boolean;
}

/** Whose turn it is, in one line. */
export function StatusStrip({ eContact, openingHours, asksQuestionnaire }: Props) {
  const { status } = usePatientTexts().eContacts;
  const { strip } = useTimelineTexts();
  const format = useFormat();
  const { openedAt, completedAt } = eContact;
  const acceptFirst = useAcceptFirst(eContact);
  const hasOpened = useHasCome(openedAt);
  const answers = useHoursSentence(openingHours);
  const phase = phaseOf(eContact);
  if (phase === 'CLINIC_TURN' && eContact.areMedicinesDecided)
    return (
      <p className={styles.strip} data-tone="done" role="status">
        <Icon name="circle-check" />
        <b>{strip.decided}</b>
      </p>
    );
  if (phase === 'PATIENT_TURN' && openedAt && !hasOpened) return <Planned openedAt={openedAt} />;
  const more = {
    PATIENT_TURN: asksQuestionnaire ? strip.fillIn : strip.yourTurn,
    CLINIC_TURN: acceptFirst ?? `${answers}.`,
    REJECTED: strip.rejected,
  }[phase as string];
  return (
    <p className={styles.strip} data-tone={toneOf(phase, 'PATIENT')} role="status">
      {phase === 'COMPLETED' ? <Icon name="circle-check" /> : <span className={styles.dot} />}
      {completedAt ? (
        <span>
          <b>{status[phase]}</b> {format.moment(completedAt)}
        </span>
      ) : (
        <span>
          <b>{status[phase]}.</b> {more}
        </span>
      )}
    </p>
  );
}
