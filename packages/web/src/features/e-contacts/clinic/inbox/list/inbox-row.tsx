import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import type { Viewer } from '@tervita/contract/live';
import { phaseOf } from '@tervita/domain/e-contacts';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { toneOf } from '../../../phase-tone.ts';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { fullName } from '../../actions/acted.ts';
import { isFlagUnanswered, isToReadFirst } from './inbox-groups.ts';
import styles from './inbox-row.module.css';
import { RowTags } from './row-tags.tsx';

export interface RowActions {
  readonly onPreview: (id: string) => void;
  readonly onCheck: (id: string, withShift: boolean) => void;
}

interface Props extends RowActions {
  readonly row: ClinicEContactRow;
  readonly isLong: boolean;
  readonly isCurrent: boolean;
  /** A key brought one here: what follows is pressed on this row. */
  readonly takesFocus: boolean;
  readonly isChecked: boolean;
  readonly hasPreview: boolean;
  /** Rows of every kind stand together: each says whose turn it is. */
  readonly hasStatus: boolean;
  readonly viewers: readonly Viewer[];
  readonly address: string;
}

function FirstLine({ row, viewers }: Pick<Props, 'row' | 'viewers'>) {
  const { inbox } = useClinicTexts().eContacts;
  const format = useFormat();
  const { patient, creator } = row;
  const about = [
    patient.birthDate ? format.shortAge(patient.birthDate) : undefined,
    creator.kind === 'REPRESENTATIVE' ? inbox.writtenBy(creator.name) : undefined,
    patient.listCode ?? undefined,
  ].filter(Boolean);
  return (
    <span className={styles.line}>
      <b className={styles.name}>{fullName(patient)}</b>
      <span className={styles.about}>{about.join(' · ')}</span>
      <RowTags row={row} viewers={viewers} />
    </span>
  );
}

function SecondLine({ row }: Pick<Props, 'row'>) {
  const { eContacts, problemTypes } = useClinicTexts();
  const t = eContacts.inbox;
  const said = row.clinicHasAnswered ? t.replied(row.preview) : row.preview;
  return (
    <span className={styles.line}>
      <span className={styles.reason}>
        <ProblemTypeIcon type={row.type} size="sm" />
        <span className={styles.label}>{problemTypes.labels[row.type]}</span>
      </span>
      <span className={styles.words} lang={row.language ?? undefined}>
        {row.lastBy === 'CLINIC' ? t.us(row.preview) : said}
      </span>
    </span>
  );
}

/** What a machine hears in the words, and these instead of how the message begins. */
function HeardLines({ row: { soundsLike, language } }: Pick<Props, 'row'>) {
  const { flagged } = useClinicTexts().eContacts;
  if (!soundsLike) return null;
  return (
    <>
      <span className={styles.line}>
        <Tag tone="ai" icon={<Icon name="spark" size="sm" />}>
          {flagged.soundsLike(soundsLike.kind)}
        </Tag>
        {soundsLike.isDenied ? <span className={styles.words}>{flagged.saysNone}</span> : null}
      </span>
      <q className={styles.quote} lang={language ?? undefined}>
        {soundsLike.quote}
      </q>
    </>
  );
}

function RowStatus({ row }: Pick<Props, 'row'>) {
  const { status } = useClinicTexts().eContacts;
  const phase = phaseOf(row);
  return <StatusChip tone={toneOf(phase, 'CLINIC')}>{status[phase]}</StatusChip>;
}

export const InboxRow = memo(function InboxRow(props: Props) {
  const { row, isLong, isCurrent, takesFocus, isChecked, hasPreview, hasStatus, viewers, address } = props;
  const { onPreview, onCheck } = props;
  const t = useClinicTexts().eContacts.inbox;
  const format = useFormat();
  const link = useRef<HTMLAnchorElement>(null);
  const { assignee } = row;
  const flag = isFlagUnanswered(row) ? row.redFlag : null;
  // The head of its group says so, until somebody has seen it.
  const hasFlagWords = flag !== null && !flag.isAnswered && (flag.kind !== 'WORDS' || flag.seenBy !== null);
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const press = (event: MouseEvent) => {
    // Where a preview has room, a plain click shows it; the new-tab keys go on working.
    if (!hasPreview || isCurrent || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPreview(row.id);
  };
  return (
    <div
      className={styles.row}
      data-current={isCurrent || undefined}
      data-long={isLong || undefined}
      data-flag={row.soundsLike?.isUnread ? 'WORDS' : flag?.kind}
    >
      <span className={styles.check}>
        <Checkbox
          isLabelHidden
          checked={isChecked}
          onChange={(event) =>
            onCheck(row.id, (event.nativeEvent as { shiftKey?: boolean }).shiftKey === true)
          }
        >
          {t.choose(fullName(row.patient))}
        </Checkbox>
      </span>
      <Link
        ref={link}
        className={styles.link ?? ''}
        to={address}
        data-own-focus=""
        aria-current={isCurrent || undefined}
        onClick={press}
      >
        <span className={styles.dot} data-on={(assignee === null && row.turn === 'CLINIC') || undefined} />
        <span className={styles.text}>
          <FirstLine row={row} viewers={viewers} />
          {isToReadFirst(row) ? <HeardLines row={row} /> : <SecondLine row={row} />}
        </span>
        <span className={styles.end}>
          {hasFlagWords ? (
            <span className={styles.flag}>
              {flag.seenBy ? t.redFlagsSeen[flag.kind](flag.seenBy.firstName) : t.redFlags[flag.kind]}
            </span>
          ) : null}
          {hasStatus ? <RowStatus row={row} /> : null}
          <span className={styles.waiting}>
            {row.turn ? format.waiting(row.waitingSince) : format.moment(row.updatedAt)}
          </span>
        </span>
        <Avatar
          name={assignee ? fullName(assignee) : undefined}
          label={assignee ? t.assignedTo(fullName(assignee)) : t.unassigned}
        />
      </Link>
    </div>
  );
});
