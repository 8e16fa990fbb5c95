import type { Answered } from '@tervita/contract/core';
import {
  discardDeadJob,
  getPlatformFigures,
  listDeadJobs,
  replayDeadJob,
} from '@tervita/contract/platform-admin';
import { useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { usePlatformTexts } from '../texts.ts';
import styles from './jobs.module.css';

export type DeadJob = Answered<typeof listDeadJobs>['jobs'][number];

/** A job that somebody dealt with a moment ago is not an error: the list is read again. */
const useJobCommand = (route: typeof replayDeadJob | typeof discardDeadJob, done: string) => {
  const { gone } = usePlatformTexts().jobs;
  return useCommand(route, {
    refreshes: [listDeadJobs, getPlatformFigures],
    onDone: () => toasts.show({ tone: 'success', text: done }),
    onError: ({ status }) => {
      if (status === 404) toasts.show({ tone: 'info', text: gone });
      return status === 404;
    },
  });
};

function JobRow({ job }: { readonly job: DeadJob }) {
  const { jobs: t, cancel, saving } = usePlatformTexts();
  const { moment } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const replay = useJobCommand(replayDeadJob, t.replayed);
  const discard = useJobCommand(discardDeadJob, t.discarded);
  const params = { id: job.id };
  const name = t.queues[job.name] ?? job.name;
  return (
    <li className={styles.job}>
      <p className={styles.name}>{name}</p>
      <p className={styles.about}>
        {[job.clinicName, t.tries(job.tries), job.error].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="secondary"
          icon={<StaffIcon name="refresh" size="sm" />}
          isPending={replay.isPending}
          pendingLabel={saving}
          onPress={() => replay.mutate({ params })}
        >
          {t.replay}
        </Button>
        <Button size="sm" variant="ghost" onPress={() => setAsking(true)}>
          {t.discard}
        </Button>
        <span className={styles.when}>{moment(job.failedAt)}</span>
      </div>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          isDangerous
          title={t.discardTitle}
          confirmLabel={t.discard}
          cancelLabel={cancel}
          isPending={discard.isPending}
          pendingLabel={saving}
          onClose={() => setAsking(false)}
          onConfirm={() => discard.mutate({ params }, { onSettled: () => setAsking(false) })}
        >
          <p>
            <b>{name}</b>
          </p>
          <p>{t.discardText}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

export const JobRows = ({ jobs }: { readonly jobs: readonly DeadJob[] }) => (
  <ul className={styles.jobs}>
    {jobs.map((job) => (
      <JobRow key={job.id} job={job} />
    ))}
  </ul>
);
