import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import type { Viewer } from '@tervita/contract/live';
import { isClosed } from '@tervita/domain/e-contacts';
import { calendarDay, useFormat, useZone } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { fullName } from '../../actions/acted.ts';
import { type Outcome, useAlarmWords } from '../../alarm-words.ts';
import styles from './inbox-row.module.css';

const daysBetween = (from: string, to: string, zone: string) =>
  Math.round((Date.parse(calendarDay(to, zone)) - Date.parse(calendarDay(from, zone))) / 86_400_000);

function ViewersTag({ viewers }: { viewers: readonly Viewer[] }) {
  const { inbox } = useClinicTexts().eContacts;
  const format = useFormat();
  const { userId } = useUser();
  const others = viewers.filter((viewer) => viewer.userId !== userId);
  if (others.length === 0) return null;
  const isWriting = others.some((viewer) => viewer.isWriting);
  const names = format.list(others.map(fullName));
  return (
    <Tag tone={isWriting ? 'new' : 'outline'} icon={<Icon name={isWriting ? 'pencil' : 'eye'} size="sm" />}>
      <VisuallyHidden>{isWriting ? inbox.writing(names) : inbox.viewedBy(names)}</VisuallyHidden>
      <span aria-hidden="true">
        {others.map(({ firstName, surname }) => `${firstName[0]}${surname[0]}`).join(' ')}
      </span>
    </Tag>
  );
}

/** Words where there is room for them, else the icon alone. */
function UnverifiedMark() {
  const { notVerified } = useClinicTexts().eContacts;
  return (
    <StatusChip tone="turn" icon={<StaffIcon name="user-question" size="sm" />}>
      <span className={styles.whenWide} aria-hidden="true">
        {notVerified}
      </span>
      <VisuallyHidden>{notVerified}</VisuallyHidden>
    </StatusChip>
  );
}

/** What is over bears its emergency on. */
function AlarmMark({ outcome }: { outcome: Outcome | null }) {
  const words = useAlarmWords();
  return (
    <Tag tone="outline" icon={<Icon name="triangle-alert" size="sm" />}>
      {words(outcome)}
    </Tag>
  );
}

/** What there is to know of an e-contact before it is opened; the most pressing first. */
export function RowTags({ row, viewers }: { row: ClinicEContactRow; viewers: readonly Viewer[] }) {
  const { inbox } = useClinicTexts().eContacts;
  const language = useLanguage();
  const zone = useZone();
  const { planned, follows, fileCount, hasDraft } = row;
  return (
    <>
      {row.language && row.language !== language && row.language !== 'et' ? (
        <Tag>{row.language.toUpperCase()}</Tag>
      ) : null}
      {fileCount > 0 ? (
        <span className={styles.files}>
          <Icon name="paperclip" size="sm" />
          <VisuallyHidden>{inbox.files}</VisuallyHidden>
          {fileCount}
        </span>
      ) : null}
      <ViewersTag viewers={viewers} />
      {hasDraft ? (
        <Tag tone="outline" icon={<Icon name="pencil" size="sm" />}>
          {inbox.draft}
        </Tag>
      ) : null}
      {row.membershipPending && row.status === 'SUBMITTED' ? (
        <Tag tone="new">
          <span className={styles.whenWide}>{inbox.newPatient}</span>
          <span className={styles.whenNarrow}>{inbox.newPatientShort}</span>
        </Tag>
      ) : null}
      {row.redFlag?.kind === 'CALL_112' && isClosed(row.status) ? (
        <AlarmMark outcome={row.redFlag.outcome} />
      ) : null}
      {row.isUnverified ? <UnverifiedMark /> : null}
      {planned?.status === 'HELD' ? (
        <span className={styles.held}>
          <Icon name="triangle-alert" size="sm" />
          {inbox.replyHeld}
        </span>
      ) : null}
      {planned?.status === 'WAITING' ? (
        <Tag tone="outline" icon={<Icon name="send" size="sm" />}>
          {inbox.replyOnItsWay}
        </Tag>
      ) : null}
      {follows ? <Tag>{inbox.wroteAgain(daysBetween(follows.createdAt, row.createdAt, zone))}</Tag> : null}
    </>
  );
}
