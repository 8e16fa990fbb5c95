import { getFeedbackStatistics } from '@tervita/contract/feedback';
import { feedbackPeriods, feedbackSources } from '@tervita/domain/feedback';
import { NotLoaded, useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AverageCard } from './average-card.tsx';
import { CommentsCard } from './comments-card.tsx';
import { FeedbackTabs } from './feedback-tabs.tsx';
import { RatingsCard } from './ratings-card.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';
import { TrendCard } from './trend-card.tsx';
import { useLooked } from './use-looked.ts';
import { ValuedCard } from './valued-card.tsx';

export function Component() {
  const t = useStatisticsTexts();
  const { core } = useClinicTexts();
  const format = useFormat();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { period, source, look } = useLooked();
  const { data, isError, error, refetch } = useAnswer(
    getFeedbackStatistics,
    { params: { clinicId }, query: { period, source } },
    { enabled: clinicId !== '' },
  );
  const day = (value: string) => format.day(`${value}T12:00:00Z`);
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t.title}</h1>
      </VisuallyHidden>
      <FeedbackTabs />
      <div className={styles.looked}>
        <LazyMenu
          label={t.period}
          selected={period}
          onSelect={(chosen) => look({ period: feedbackPeriods.find((each) => each === chosen) ?? period })}
          entries={feedbackPeriods.map((value) => ({ value, label: t.periods[value] }))}
          trigger={
            <Button
              variant="secondary"
              icon={<Icon name="calendar" />}
              trailingIcon={<Icon name="chevron-down" size="sm" />}
            >
              {t.periods[period]}
            </Button>
          }
        />
        {data ? <span className={styles.note}>{`${day(data.from)} – ${day(data.to)}`}</span> : null}
        <span className={styles.about}>
          <SegmentedControl
            label={t.about}
            value={source}
            onChange={(chosen) => look({ source: chosen })}
            segments={feedbackSources.map((value) => ({ value, label: t.sources[value] }))}
          />
        </span>
      </div>
      {isError && !data ? <NotLoaded answer={{ error, refetch }} /> : null}
      {data || isError ? null : <SkeletonRows label={core.loading} count={4} />}
      {data?.count === 0 ? (
        <EmptyState icon={<Icon name="star" />} title={t.emptyTitle}>
          {t.emptyText}
        </EmptyState>
      ) : null}
      {data && data.count > 0 ? (
        <>
          <div className={styles.figures}>
            <AverageCard figures={data} />
            <RatingsCard figures={data} />
            <ValuedCard figures={data} />
          </div>
          <div className={styles.halves}>
            <TrendCard figures={data} />
            <ReasonsCard figures={data} />
          </div>
          <CommentsCard key={`${period}${source}`} {...{ clinicId, period, source }} types={data.types} />
        </>
      ) : null}
    </div>
  );
}
