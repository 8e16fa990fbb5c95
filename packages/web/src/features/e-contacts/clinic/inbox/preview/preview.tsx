import { type ClinicEContactRow, getClinicEContact, getClinicTimeline } from '@tervita/contract/e-contacts';
import type { Viewer } from '@tervita/contract/live';
import { isUnsent } from '@tervita/domain/e-contacts';
import type { ClinicTexts } from '@tervita/texts/clinic-en';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { isWorthSummary, LazySummary } from '../../../../ai/index.ts';
import { LazyLeaveLine } from '../../../../leave/index.ts';
import { EarlierContacts } from '../../detail/earlier-contacts.tsx';
import { LazyRedFlagNotice } from '../../detail/notices/lazy-red-flag-notice.tsx';
import { PatientHead } from '../../detail/patient-head.tsx';
import { ViewersStrip } from '../../detail/viewers-strip.tsx';
import { NotVerified } from '../../not-verified.tsx';
import { isFlagUnanswered } from '../list/inbox-groups.ts';
import type { RowDoes } from '../use-inbox-commands.ts';
import styles from './preview.module.css';
import { PreviewActions } from './preview-actions.tsx';
import { useRests } from './use-rests.ts';

interface Props {
  readonly row: ClinicEContactRow;
  readonly viewers: readonly Viewer[];
  readonly does: RowDoes;
  readonly onHide: () => void;
}

const askMs = 1_000;

const howItCame = (
  { status, creator }: ClinicEContactRow,
  when: string,
  t: ClinicTexts['eContacts']['detail'],
): string => {
  if (isUnsent(status)) return t.begun(creator.name, when);
  return creator.kind === 'REPRESENTATIVE' ? t.sentBy(creator.name, when) : t.sentByPatient(when);
};

/** Enough to decide what to do next without leaving the list. */
export function Preview({ row, viewers, does, onHide }: Props) {
  const { eContacts: t, problemTypes } = useClinicTexts();
  const format = useFormat();
  // Whoever only goes past has opened nothing.
  const isResting = useRests(row.id);
  const options = { enabled: isResting };
  // A model costs money and seconds: it is asked for those who stay, not for each press of an arrow.
  const isAsked = useRests(row.id, askMs);
  const detail = useAnswer(getClinicEContact, { params: { id: row.id } }, options).data;
  const entries = useAnswer(getClinicTimeline, { params: { id: row.id } }, options).data?.entries ?? [];
  const last = entries.findLast(({ text }) => text !== null);
  const isByUnverified = row.isUnverified && last?.author.kind === 'REPRESENTATIVE';
  return (
    <aside className={styles.preview} aria-label={t.inbox.preview}>
      <ViewersStrip viewers={viewers} />
      <div className={styles.body}>
        <div className={styles.head}>
          <PatientHead patient={row.patient} />
          <IconButton label={t.inbox.hidePreview} keys="Space" size="sm" onPress={onHide}>
            <StaffIcon name="panel-right" />
          </IconButton>
        </div>
        <p className={styles.sent}>
          <Icon name={row.creator.kind === 'REPRESENTATIVE' ? 'users' : 'send'} size="sm" />
          {howItCame(row, format.moment(row.createdAt), t.detail)}
        </p>
        {isFlagUnanswered(row) ? (
          <LazyRedFlagNotice
            eContact={row}
            detail={detail}
            isOpened={isResting}
            onAcknowledge={() => does.acknowledge(row)}
          />
        ) : null}
        {row.membershipPending && row.status === 'SUBMITTED' ? (
          <Callout tone="turn" title={t.detail.pendingTitle}>
            {t.detail.pendingText}
          </Callout>
        ) : null}
        {isWorthSummary(entries) ? (
          <LazySummary
            key={row.id}
            isPeek
            isWorth
            isAsked={isAsked}
            eContactId={row.id}
            clinicId={row.clinicId}
            said={0}
          />
        ) : null}
        <section className={styles.section}>
          <h3 className={styles.title}>{problemTypes.labels[row.type]}</h3>
          {last?.text ? (
            <Message
              kind={last.author.kind === 'STAFF' ? 'mine' : 'theirs'}
              author={last.author.name ?? undefined}
              isUnverified={isByUnverified}
              meta={
                <>
                  {format.moment(last.at)}
                  {isByUnverified ? <NotVerified /> : null}
                </>
              }
              layout="inbox"
              lang={last.language ?? undefined}
            >
              {last.text}
            </Message>
          ) : (
            <p className={styles.words} lang={isUnsent(row.status) ? undefined : (row.language ?? undefined)}>
              {isUnsent(row.status) ? t.detail.unsent[row.status] : row.preview}
            </p>
          )}
        </section>
        {detail?.leave ? <LazyLeaveLine leave={detail.leave} /> : null}
        {detail ? <EarlierContacts earlier={detail.earlier} /> : null}
      </div>
      <PreviewActions row={row} does={does} />
    </aside>
  );
}
