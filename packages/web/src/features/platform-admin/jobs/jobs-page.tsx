import { listDeadJobs } from '@tervita/contract/platform-admin';
import { useAnswer } from '../../../core/api/index.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ClinicsState } from '../page-state.tsx';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';
import { JobRows } from './job-rows.tsx';

/** Work that was tried for a day and failed: whoever runs the platform runs it again, or gives it up. */
export function Component() {
  const t = usePlatformTexts().jobs;
  const answer = useAnswer(listDeadJobs, {}, { refetchEvery: 60_000 });
  return (
    <PlatformFrame view="jobs">
      <ClinicsState answer={answer}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState icon={<Icon name="circle-check" size="xl" />} title={t.none}>
              {t.noneText}
            </EmptyState>
          ) : (
            <Card isFlush>
              <JobRows jobs={jobs} />
            </Card>
          )
        }
      </ClinicsState>
    </PlatformFrame>
  );
}
