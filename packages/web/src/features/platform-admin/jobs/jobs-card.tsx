import { listDeadJobs } from '@tervita/contract/platform-admin';
import { Link } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { Card } from '../../../ui/card.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { ClinicsState } from '../page-state.tsx';
import { usePlatformTexts } from '../texts.ts';
import { JobRows } from './job-rows.tsx';
import styles from './jobs.module.css';

const shownMost = 3;

/** The latest that gave up, beside the clinics. */
export function JobsCard() {
  const { jobs: t, views } = usePlatformTexts();
  const answer = useAnswer(listDeadJobs, {}, { refetchEvery: 60_000 });
  return (
    <Card isFlush as="section" aria-label={t.title}>
      <div className={styles.head}>
        <h2>
          {t.title}{' '}
          {answer.data?.jobs.length ? <CountBadge tone="turn">{answer.data.jobs.length}</CountBadge> : null}
        </h2>
        <Link to="/prm/jobs">{views.jobs}</Link>
      </div>
      <ClinicsState answer={answer}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <p className={styles.none}>{t.none}</p>
          ) : (
            <JobRows jobs={jobs.slice(0, shownMost)} />
          )
        }
      </ClinicsState>
    </Card>
  );
}
