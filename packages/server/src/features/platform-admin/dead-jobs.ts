import {
  discardDeadJob as discardRoute,
  listDeadJobs as listRoute,
  replayDeadJob as replayRoute,
} from '@tervita/contract/platform-admin';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import { refuseOldSignIn } from '../auth/index.ts';

export const listDeadJobs = (outbox: Outbox) =>
  exchange(listRoute, async () => ({
    jobs: (await outbox.deadJobs()).map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
  }));

export const replayDeadJob = (outbox: Outbox) =>
  exchange(replayRoute, async ({ params, actor, transact }) => {
    await transact(async (_, now) => refuseOldSignIn(actor, now));
    if (!(await outbox.replay(params.id))) throw new NotFound();
    return {};
  });

export const discardDeadJob = (outbox: Outbox) =>
  exchange(discardRoute, async ({ params, actor, transact }) => {
    await transact(async (_, now) => refuseOldSignIn(actor, now));
    if (!(await outbox.discard(params.id))) throw new NotFound();
    return {};
  });
