import { type ClinicEContactRow, getClinicEContact, getClinicTimeline } from '@tervita/contract/e-contacts';
import type { Viewer } from '@tervita/contract/live';
import { useAnswer } from '../../../../core/api/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { EarlierContacts } from '../detail/earlier-contacts.tsx';
import { PatientHead } from '../detail/patient-head.tsx';
import { ViewersStrip } from '../detail/viewers-strip.tsx';
import { detailAddress } from './detail-address.ts';
import { useInboxChoice } from './inbox-choice.ts';
import styles from './preview.module.css';

interface Props {
  readonly row: ClinicEContactRow;
  readonly viewers: readonly Viewer[];
}

/** Enough to decide what to do next without leaving the list. */
export function Preview({ row, viewers }: Props) {
  const t = useClinicTexts().eContacts;
  const format = useFormat();
  const { choice } = useInboxChoice();
  const detail = useAnswer(getClinicEContact, { params: { id: row.id } }).data;
  const entries = useAnswer(getClinicTimeline, { params: { id: row.id } }).data?.entries ?? [];
  const last = entries.findLast(({ text }) => text !== null);
  const address = detailAddress(row.id, choice);
  return (
    <aside className={styles.preview} aria-label={t.inbox.preview}>
      <ViewersStrip viewers={viewers} />
      <div className={styles.body}>
        <PatientHead patient={row.patient} />
        <p className={styles.sent}>
          {row.creator.kind === 'REPRESENTATIVE'
            ? t.detail.sentBy(row.creator.name, format.moment(row.createdAt))
            : t.detail.sentByPatient(format.moment(row.createdAt))}
        </p>
        {last?.text ? (
          <Message
            kind={last.author.kind === 'STAFF' ? 'mine' : 'theirs'}
            author={last.author.name ?? undefined}
            meta={format.moment(last.at)}
            layout="inbox"
            lang={last.language ?? undefined}
          >
            {last.text}
          </Message>
        ) : null}
        {detail ? <EarlierContacts earlier={detail.earlier} /> : null}
      </div>
      <div className={styles.actions}>
        {row.turn === 'CLINIC' && !row.membershipPending ? (
          <LinkButton isWide to={`${address}#reply`} keys="R">
            {t.inbox.reply}
          </LinkButton>
        ) : null}
        <LinkButton isWide variant="secondary" to={address} keys="Enter">
          {t.inbox.openFull}
        </LinkButton>
      </div>
    </aside>
  );
}
