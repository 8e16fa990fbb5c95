import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { phaseOf } from '@tervita/domain/e-contacts';
import { Link } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { HeaderSlot } from '../../../../../core/page/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import { toneOf } from '../../../phase-tone.ts';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { listAddress } from '../../inbox/detail-address.ts';
import { useInboxChoice } from '../../inbox/inbox-choice.ts';
import type { DetailDoes } from '../use-detail-commands.ts';
import { useNeighbours } from '../use-neighbours.ts';
import styles from './detail-header.module.css';
import { HeaderActions } from './header-actions.tsx';

interface NeighbourProps {
  readonly to: string | undefined;
  readonly label: string;
  readonly icon: 'chevron-up' | 'chevron-down';
}

function Neighbour({ to, label, icon }: NeighbourProps) {
  if (!to)
    return (
      <span className={styles.noStep} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <Link className={styles.step ?? ''} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** Where it stands in the list it was opened from. */
function Position({ id }: { id: string }) {
  const { detail, inbox } = useClinicTexts().eContacts;
  const { choice } = useInboxChoice();
  const { at, count, previous, next } = useNeighbours(id);
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
          <Neighbour to={previous} label={detail.previous} icon="chevron-up" />
          <Neighbour to={next} label={detail.next} icon="chevron-down" />
          <span className={styles.count}>{detail.position(at + 1, count)}</span>
        </span>
      ) : null}
    </div>
  );
}

export function DetailHeader({ detail, does }: { detail: ClinicEContactDetail; does: DetailDoes }) {
  const { eContacts, problemTypes } = useClinicTexts();
  const format = useFormat();
  const { patient } = detail;
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
      <HeaderActions detail={detail} does={does} />
    </HeaderSlot>
  );
}
