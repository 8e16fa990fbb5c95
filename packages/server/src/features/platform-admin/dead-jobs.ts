import { listDeadJobs as listRoute, replayDeadJob as replayRoute } from '@tervita/contract/platform-admin';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';

export const listDeadJobs = (outbox: Outbox) =>
  exchange(listRoute, async () => ({
    jobs: (await outbox.deadJobs()).map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
  }));

export const replayDeadJob = (outbox: Outbox) =>
  exchange(replayRoute, async ({ params }) => {
    if (!(await outbox.replay(params.id))) throw new NotFound();
    return {};
  });
