import { getCampaign } from '@tervita/contract/message-centre';
import { Navigate, useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { now } from '../../../core/clock.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import page from '../message-centre.module.css';
import { StepHead } from '../step-head.tsx';
import { useMessageTexts } from '../texts.ts';
import { CostCard } from './cost-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { isMoving, lookEvery } from './moving.ts';
import { ProgressCard } from './progress-card.tsx';
import styles from './sending.module.css';
import { SkippedList } from './skipped-list.tsx';
import { useCampaignName } from './use-campaign-name.ts';

/** How the sending goes; one may leave and come back. */
export function Component() {
  const t = useMessageTexts();
  const { core } = useClinicTexts();
  const { moment } = useFormat();
  const nameOf = useCampaignName();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const [params] = useSearchParams();
  const id = params.get('campaign') ?? '';
  const first = useAnswer(getCampaign, { params: { id } }, { enabled: id !== '' });
  const isLive = first.data ? isMoving(first.data.campaign, now()) : false;
  const live = useAnswer(
    getCampaign,
    { params: { id } },
    { enabled: isLive, ...(isLive ? { refetchEvery: lookEvery } : {}) },
  );
  const isElsewhere = first.data !== undefined && first.data.clinicId !== clinicId;
  // After a change of the clinic: costs and history beside it would be another's.
  if (!id || isElsewhere) return <Navigate to="/message-centre" replace />;
  const campaign = (live.data ?? first.data)?.campaign;
  if (!campaign)
    return first.isError ? (
      <ErrorState title={t.history.loadFailed} action={<TryAgain answer={first} />} />
    ) : (
      <SkeletonRows label={core.loading} count={6} />
    );
  const { state, isMine, createdByName, createdAt } = campaign;
  const words = { SENDING: t.sending.beingSent, DONE: t.sending.sent, STOPPED: t.sending.stopped };
  const by = isMine ? t.sending.byYou(moment(createdAt)) : t.sending.by(createdByName, moment(createdAt));
  return (
    <div className={page.page}>
      <StepHead
        title={words[state](nameOf(campaign))}
        lead={state === 'SENDING' ? `${by} ${t.sending.mayLeave}` : by}
        end={
          <LinkButton variant="secondary" to="/message-centre" icon={<Icon name="plus" />}>
            {t.sending.newMessage}
          </LinkButton>
        }
      />
      <div className={styles.columns}>
        <ProgressCard campaign={campaign} />
        <CostCard clinicId={clinicId} campaign={campaign} />
      </div>
      <HistoryCard clinicId={clinicId} />
      <SkippedList campaign={campaign} />
    </div>
  );
}
