import { getWaitingTimes, type WaitingTimes } from '@tervita/contract/waiting-times';
import { waitingPeriods } from '@tervita/domain/waiting-times';
import { useSearchParams } from 'react-router';
import { NotLoaded, useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useHoursWords, useOpeningHours } from '../../clinics/index.ts';
import { FeedbackTabs } from '../../feedback/index.ts';
import { useWaitingTexts } from '../texts.ts';
import { Figures } from './figures.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import { ShownToPatients } from './shown-to-patients.tsx';
import { useCsv } from './use-csv.ts';
import styles from './waiting.module.css';
import { WeekdaysCard } from './weekdays-card.tsx';
import { WeeksCard } from './weeks-card.tsx';

function Counted({ clinicId, times }: { clinicId: string; times: WaitingTimes }) {
  const t = useWaitingTexts();
  const format = useFormat();
  const hours = useHoursWords()(useOpeningHours(clinicId));
  const day = (value: string) => format.day(`${value}T12:00:00Z`);
  return (
    <span className={styles.note}>
      {`${day(times.from)} – ${day(times.to)} · ${hours === '' ? t.onlyUsual : t.onlyOpen(hours)}`}
    </span>
  );
}

/** Figures that there are always, and charts where anything was answered. */
function Times({ times }: { times: WaitingTimes }) {
  const t = useWaitingTexts();
  const wereAnswers = times.weeks.some(({ count }) => count > 0);
  return (
    <>
      <Figures times={times} />
      {times.firstAnswer.count === 0 ? (
        <EmptyState icon={<Icon name="clock" />} title={t.emptyTitle}>
          {t.emptyText}
        </EmptyState>
      ) : null}
      <div className={styles.halves}>
        {times.firstAnswer.count > 0 ? <WeekdaysCard times={times} /> : null}
        {wereAnswers ? <WeeksCard times={times} /> : null}
      </div>
      {times.types.length > 0 ? <ReasonsCard times={times} /> : null}
    </>
  );
}

export function Component() {
  const t = useWaitingTexts();
  const { core } = useClinicTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const [params, setParams] = useSearchParams();
  const period = waitingPeriods.find((each) => each === params.get('period')) ?? 'LAST_28_DAYS';
  const { data, isError, error, refetch } = useAnswer(
    getWaitingTimes,
    { params: { clinicId }, query: { period } },
    { enabled: clinicId !== '' },
  );
  const download = useCsv();
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t.title}</h1>
      </VisuallyHidden>
      <FeedbackTabs />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.looked}>
            <LazyMenu
              label={t.period}
              selected={period}
              onSelect={(chosen) => setParams({ period: chosen }, { replace: true })}
              entries={waitingPeriods.map((value) => ({ value, label: t.periods[value] }))}
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
            {data ? <Counted clinicId={clinicId} times={data} /> : null}
            {data ? (
              <span className={styles.file}>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Icon name="download" size="sm" />}
                  onPress={() => download(data)}
                >
                  {t.csv}
                </Button>
              </span>
            ) : null}
          </div>
          {isError && !data ? <NotLoaded answer={{ error, refetch }} /> : null}
          {data || isError ? null : <SkeletonRows label={core.loading} count={4} />}
          {data ? <Times times={data} /> : null}
        </div>
        {data ? <ShownToPatients clinicId={clinicId} times={data} /> : null}
      </div>
    </div>
  );
}
