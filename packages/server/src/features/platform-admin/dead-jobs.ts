import {
  discardDeadJob as discardRoute,
  listDeadJobs as listRoute,
  replayDeadJob as replayRoute,
} from '@tervita/contract/platform-admin';
import type { Touched } from '../../core/audit/audit.ts';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { JobSubject, Outbox } from '../../core/outbox/outbox.ts';
import { refuseOldSignIn } from '../auth/index.ts';

export const listDeadJobs = (outbox: Outbox) =>
  exchange(listRoute, async () => ({
    jobs: (await outbox.deadJobs()).map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
  }));

/** Of what was run again or thrown away the audit log says what it was about: it may have been an alarm on its way. */
const settle = async (
  found: Promise<JobSubject | undefined>,
  { clinicIds, eContactIds }: Touched,
): Promise<Record<string, never>> => {
  const subject = await found;
  if (!subject) throw new NotFound();
  if (subject.clinicId) clinicIds.add(subject.clinicId);
  if (subject.eContactId) eContactIds.add(subject.eContactId);
  return {};
};

export const replayDeadJob = (outbox: Outbox) =>
  exchange(replayRoute, async ({ params, actor, transact, touched }) => {
    await transact(async (_, now) => refuseOldSignIn(actor, now));
    return settle(outbox.replay(params.id), touched);
  });

export const discardDeadJob = (outbox: Outbox) =>
  exchange(discardRoute, async ({ params, actor, transact, touched }) => {
    await transact(async (_, now) => refuseOldSignIn(actor, now));
    return settle(outbox.discard(params.id), touched);
  });
