import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { phaseOf } from '@tervita/domain/e-contacts';
import { Link } from 'react-router';
import { useFormat } from '../../../../core/format/index.ts';
import { HeaderSlot } from '../../../../core/page/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { toneOf } from '../../phase-tone.ts';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import { detailAddress, listAddress } from '../inbox/detail-address.ts';
import { type InboxChoice, useInbox, useInboxChoice } from '../inbox/inbox-choice.ts';
import styles from './detail-header.module.css';

function Neighbour({
  id,
  choice,
  label,
  icon,
}: {
  id: string | undefined;
  choice: InboxChoice;
  label: string;
  icon: 'chevron-up' | 'chevron-down';
}) {
  if (!id)
    return (
      <span className={styles.noStep} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <Link className={styles.step ?? ''} to={detailAddress(id, choice)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** Where it stands in the list it was opened from. */
function Position({ id }: { id: string }) {
  const { detail, inbox } = useClinicTexts().eContacts;
  const { choice } = useInboxChoice();
  const rows = useInbox(choice).data?.eContacts ?? [];
  const at = rows.findIndex((row) => row.id === id);
  return (
    <div className={styles.position}>
      <Link
        className={styles.back ?? ''}
        to={listAddress(choice, id)}
        aria-label={detail.backTo(inbox.tabs[choice.tab])}
      >
        <Icon name="arrow-left" />
        <span className={styles.backWord}>{inbox.tabs[choice.tab]}</span>
      </Link>
      {at >= 0 ? (
        <span className={styles.steps}>
          <Neighbour id={rows[at - 1]?.id} choice={choice} label={detail.previous} icon="chevron-up" />
          <Neighbour id={rows[at + 1]?.id} choice={choice} label={detail.next} icon="chevron-down" />
          <span className={styles.count}>{detail.position(at + 1, rows.length)}</span>
        </span>
      ) : null}
    </div>
  );
}

export function DetailHeader({ detail }: { detail: ClinicEContactDetail }) {
  const { eContacts, problemTypes } = useClinicTexts();
  const format = useFormat();
  const { patient, assignee } = detail;
  const phase = phaseOf(detail);
  const status = eContacts.status[phase];
  const about = [
    patient.birthDate ? format.shortAge(patient.birthDate) : undefined,
    problemTypes.labels[detail.type],
  ].filter(Boolean);
  return (
    <HeaderSlot>
      <Position id={detail.id} />
      <div className={styles.who}>
        <ProblemTypeIcon type={detail.type} />
        <h1 className={styles.name} tabIndex={-1} data-own-heading="">
          {`${patient.firstName} ${patient.surname}`}
        </h1>
        <span className={styles.about}>{about.join(' · ')}</span>
        <StatusChip tone={toneOf(phase, 'CLINIC')}>
          {detail.turn ? eContacts.detail.waitsFor(status, format.waiting(detail.waitingSince)) : status}
        </StatusChip>
      </div>
      <span className={styles.assignee}>
        <VisuallyHidden>{eContacts.detail.assignee}: </VisuallyHidden>
        <Avatar name={assignee ? `${assignee.firstName} ${assignee.surname}` : undefined} />
        <span className={styles.assigneeName}>
          {assignee ? `${assignee.firstName} ${assignee.surname}` : eContacts.detail.unassigned}
        </span>
      </span>
    </HeaderSlot>
  );
}
