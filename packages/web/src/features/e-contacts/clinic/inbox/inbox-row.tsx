import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import type { Viewer } from '@tervita/contract/live';
import { Link } from 'react-router';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import { detailAddress } from './detail-address.ts';
import type { InboxChoice } from './inbox-choice.ts';
import styles from './inbox-row.module.css';
import { useHasPreview } from './use-has-preview.ts';

interface Props {
  readonly row: ClinicEContactRow;
  readonly isLong: boolean;
  readonly isCurrent: boolean;
  readonly viewers: readonly Viewer[];
  readonly choice: InboxChoice;
  readonly onPreview: () => void;
}

const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`;

function FirstLine({ row, viewers }: Pick<Props, 'row' | 'viewers'>) {
  const { inbox } = useClinicTexts().eContacts;
  const format = useFormat();
  const language = useLanguage();
  const { patient, creator } = row;
  const about = [
    patient.birthDate ? format.shortAge(patient.birthDate) : undefined,
    creator.kind === 'REPRESENTATIVE' ? inbox.writtenBy(creator.name) : (patient.listCode ?? undefined),
  ].filter((part) => part !== undefined);
  return (
    <span className={styles.line}>
      <b className={styles.name}>{nameOf(patient)}</b>
      <span className={styles.about}>{about.join(' · ')}</span>
      {row.language && row.language !== language && row.language !== 'et' ? (
        <Tag>{row.language.toUpperCase()}</Tag>
      ) : null}
      {row.membershipPending ? <Tag tone="new">{inbox.newPatient}</Tag> : null}
      {viewers.length > 0 ? (
        <Tag tone="outline" icon={<Icon name="eye" size="sm" />}>
          <VisuallyHidden>{inbox.viewedBy(format.list(viewers.map(nameOf)))}</VisuallyHidden>
          <span aria-hidden="true">
            {viewers.map(({ firstName, surname }) => `${firstName[0]}${surname[0]}`).join(' ')}
          </span>
        </Tag>
      ) : null}
    </span>
  );
}

export function InboxRow({ row, isLong, isCurrent, viewers, choice, onPreview }: Props) {
  const { eContacts, problemTypes } = useClinicTexts();
  const t = eContacts.inbox;
  const format = useFormat();
  const hasPreview = useHasPreview();
  const { assignee } = row;
  const isFresh = assignee === null && row.turn === 'CLINIC';
  const words =
    row.lastBy === 'CLINIC'
      ? t.us(row.preview)
      : row.clinicHasAnswered
        ? t.replied(row.preview)
        : row.preview;
  return (
    <Link
      className={styles.row ?? ''}
      to={detailAddress(row.id, choice)}
      aria-current={isCurrent || undefined}
      data-long={isLong || undefined}
      onClick={(event) => {
        // Where a preview has room, a plain click shows it; the new-tab keys go on working.
        if (!hasPreview || isCurrent || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPreview();
      }}
    >
      <span className={styles.dot} data-on={isFresh || undefined} />
      <span className={styles.text}>
        <FirstLine row={row} viewers={viewers} />
        <span className={styles.line}>
          <span className={styles.reason}>
            <ProblemTypeIcon type={row.type} size="sm" />
            <span className={styles.label}>{problemTypes.labels[row.type]}</span>
          </span>
          <span className={styles.words} lang={row.language ?? undefined}>
            {words}
          </span>
        </span>
      </span>
      <span className={styles.waiting}>
        {row.turn ? format.waiting(row.waitingSince) : format.moment(row.updatedAt)}
      </span>
      <Avatar
        name={assignee ? nameOf(assignee) : undefined}
        label={assignee ? t.assignedTo(nameOf(assignee)) : t.unassigned}
      />
    </Link>
  );
}
