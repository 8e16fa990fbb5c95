import { getClinicEContact, getClinicTimeline } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAnswer } from '../../../../core/api/index.ts';
import { useViewing } from '../../../../core/live/index.ts';
import { useNarrowMenu, usePageTitle } from '../../../../core/page/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { FilesSection } from '../../../files/index.ts';
import { ClinicConversation } from './clinic-conversation.tsx';
import { DetailHeader } from './detail-header.tsx';
import styles from './detail-page.module.css';
import { EarlierContacts } from './earlier-contacts.tsx';
import { PatientCard } from './patient-card.tsx';
import { PatientHead } from './patient-head.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ViewersStrip } from './viewers-strip.tsx';

export function Component() {
  const { core, eContacts } = useClinicTexts();
  const t = eContacts.detail;
  const { id = '' } = useParams();
  const answer = useAnswer(getClinicEContact, { params: { id } });
  const timeline = useAnswer(getClinicTimeline, { params: { id } });
  const viewers = useViewing({ eContactId: id });
  const [part, setPart] = useState<'conversation' | 'patient'>('conversation');
  useNarrowMenu();
  const detail = answer.data;
  usePageTitle(detail ? `${detail.patient.firstName} ${detail.patient.surname}` : undefined);
  if (answer.isError && !detail) {
    const isAbsent = answer.error.status === 404;
    return (
      <ErrorState
        level={1}
        title={t.loadFailed}
        action={
          isAbsent ? (
            <LinkButton to="/clinic-e-contacts">{t.backTo(eContacts.inbox.tabs.INCOMING)}</LinkButton>
          ) : (
            <Button onPress={() => void answer.refetch()}>{core.actions.tryAgain}</Button>
          )
        }
      />
    );
  }
  const entries = timeline.data?.entries;
  if (!detail || !entries) return <SkeletonRows label={core.loading} count={6} />;
  const lastReply = entries.findLast(({ author, text }) => author.kind === 'STAFF' && text !== null);
  const files = entries.flatMap((entry) => entry.files);
  const parts = [
    { value: 'conversation', label: t.conversation },
    { value: 'patient', label: t.patient },
  ] as const;
  return (
    <div className={styles.page} data-part={part}>
      <DetailHeader detail={detail} />
      <div className={styles.parts}>
        <SegmentedControl isWide label={t.patient} value={part} onChange={setPart} segments={parts} />
      </div>
      <div className={styles.centre}>
        <ViewersStrip viewers={viewers} />
        <ClinicConversation entries={entries} />
        <div className={styles.reply}>
          {detail.membershipPending && detail.status === 'SUBMITTED' ? (
            <Callout tone="turn" title={t.pendingTitle}>
              {t.pendingText}
            </Callout>
          ) : (
            <ReplyBox key={detail.id} detail={detail} entries={entries} />
          )}
        </div>
      </div>
      <aside className={styles.side} aria-label={t.patient}>
        <div className={styles.section}>
          <PatientHead patient={detail.patient} />
          <PatientCard patient={detail.patient} lastReplyAt={lastReply?.at} />
        </div>
        {files.length > 0 ? (
          <div className={styles.section}>
            <FilesSection files={files} />
          </div>
        ) : null}
        <div className={styles.section}>
          <EarlierContacts earlier={detail.earlier} />
        </div>
      </aside>
    </div>
  );
}
