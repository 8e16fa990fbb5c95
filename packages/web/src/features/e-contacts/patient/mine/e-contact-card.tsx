import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { phaseOf } from '@tervita/domain/e-contacts';
import { now } from '../../../../core/clock.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Card } from '../../../../ui/card.tsx';
import { CardHead } from '../../../../ui/card-head.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RowLink } from '../../../../ui/list-row.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { toneOf } from '../../phase-tone.ts';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import styles from './e-contact-card.module.css';

interface Props {
  readonly eContact: PatientEContactCard;
}

export const timelineOf = ({ id }: PatientEContactCard) => `/e-contacts/${id}/timeline`;

/** For whom it is; and who wrote it, when that was neither the reader nor goes without saying. */
export const useForWhom = ({ patient, creator }: PatientEContactCard) => {
  const { forMe, forPerson, writtenBy, writtenByClinic } = usePatientTexts().eContacts;
  const forWhom = patient.isMe ? forMe : forPerson(patient.firstName);
  if (creator.isMe) return forWhom;
  return `${forWhom} · ${creator.kind === 'CLINIC' ? writtenByClinic : writtenBy(creator.name)}`;
};

/** The clinic asked for an answer from a later day on: until then there is nothing to do. */
export const opensLater = ({ openedAt }: PatientEContactCard): boolean =>
  openedAt !== null && new Date(openedAt) > now();

/** It is the patient's turn: the clinic's words and one button. */
export function TurnCard({ eContact }: Props) {
  const { eContacts, problemTypes } = usePatientTexts();
  const format = useFormat(eContact.clinic.timeZone);
  const forWhom = useForWhom(eContact);
  const { lastReply, openedAt } = eContact;
  const isLater = opensLater(eContact);
  return (
    <Card tone={isLater ? 'plain' : 'turn'}>
      <CardHead
        icon={<ProblemTypeIcon type={eContact.type} />}
        title={problemTypes.labels[eContact.type]}
        hint={`${forWhom} · ${format.moment(lastReply?.at ?? eContact.updatedAt)}`}
      />
      {lastReply ? (
        <blockquote className={styles.quote}>
          <cite className={styles.by}>
            {lastReply.authorName}
            {lastReply.authorRole ? `, ${eContacts.authorRoles[lastReply.authorRole]}` : ''}
          </cite>
          <p className={styles.words}>{lastReply.text}</p>
        </blockquote>
      ) : null}
      {isLater && openedAt ? (
        <p className={styles.later}>{eContacts.mine.replyFrom(format.day(openedAt))}</p>
      ) : null}
      <LinkButton isWide to={timelineOf(eContact)} variant={isLater ? 'soft' : 'primary'}>
        {isLater ? eContacts.sent.see : eContacts.mine.reply}
      </LinkButton>
    </Card>
  );
}

export function WaitingCard({ eContact }: Props) {
  const { eContacts, problemTypes } = usePatientTexts();
  const format = useFormat(eContact.clinic.timeZone);
  const forWhom = useForWhom(eContact);
  return (
    <Card isFlush>
      <RowLink
        to={timelineOf(eContact)}
        icon={<ProblemTypeIcon type={eContact.type} />}
        title={problemTypes.labels[eContact.type]}
        hint={
          <>
            {`${forWhom} · ${eContacts.mine.sentAt(format.moment(eContact.createdAt))}`}
            {eContact.firstWords ? <span className={styles.first}>{eContact.firstWords}</span> : null}
          </>
        }
      />
    </Card>
  );
}

export function FinishedCard({ eContact }: Props) {
  const { eContacts, problemTypes } = usePatientTexts();
  const format = useFormat(eContact.clinic.timeZone);
  const forWhom = useForWhom(eContact);
  const phase = phaseOf(eContact);
  const ended = eContacts.mine.endedAt(format.moment(eContact.completedAt ?? eContact.updatedAt));
  return (
    <Card isFlush>
      <RowLink
        to={timelineOf(eContact)}
        icon={<ProblemTypeIcon type={eContact.type} />}
        title={problemTypes.labels[eContact.type]}
        hint={
          <>
            {`${forWhom} · ${ended}`}
            <span className={styles.chip}>
              <StatusChip tone={toneOf(phase, 'PATIENT')}>{eContacts.status[phase]}</StatusChip>
            </span>
          </>
        }
      />
    </Card>
  );
}
