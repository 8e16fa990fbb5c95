import { CompiledQuery, sql } from 'kysely';
import { type Job, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import type { Database, DatabaseAddress, Tx } from '../database/database.ts';
import { urlFor } from '../database/users.ts';
import type { Log } from '../log.ts';
import {
  atOnce,
  jobsSchema,
  leaseSeconds,
  NotWorthRepeating,
  type OutboxEvent,
  type QueueName,
} from './queues.ts';

/** A feature that reacts to what another one did. Its work may run more than once; it makes sure that shows no difference. */
export interface Subscriber {
  readonly queue: QueueName;
  readonly on: readonly string[];
  /** How many side by side in one process, where the usual number is too many. */
  readonly atOnce?: number;
  readonly handle: (event: OutboxEvent, publish: Outbox['publish']) => Promise<void>;
}

export interface DeadJob {
  readonly id: string;
  readonly name: string;
  readonly event: string;
  readonly clinicName: string | null;
  readonly failedAt: Date;
  readonly tries: number;
  readonly error: string;
}

export interface Outbox {
  /** In the caller's transaction: a rollback leaves nothing, a commit loses nothing. */
  publish(tx: Tx, event: OutboxEvent): Promise<void>;
  startWorker(): Promise<void>;
  deadJobs(): Promise<DeadJob[]>;
  /** Undefined: it is not among the failed any more, because somebody replayed or discarded it. */
  replay(id: string): Promise<JobSubject | undefined>;
  discard(id: string): Promise<JobSubject | undefined>;
  stop(): Promise<void>;
}

/** A mail server likes to repeat whom it refused; whoever looks at dead jobs need not know. */
export const withoutAddresses = (message: string) =>
  message.replace(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, '•');

/** What a job was about, by ids. */
export interface JobSubject {
  readonly clinicId: string | null;
  readonly eContactId: string | null;
}

interface FailedJob extends JobSubject {
  id: string;
  name: string;
  event: string | null;
  clinic_name: string | null;
  completed_on: Date;
  retry_count: number;
  output: { message?: string } | null;
}

/** An id of what a job is about; null where it has none of this name. */
const idIn = (name: string) =>
  `case when j.data -> 'ids' ->> '${name}' ~ '^[0-9a-f-]{36}$' then (j.data -> 'ids' ->> '${name}')::uuid end`;

interface OutboxDeps {
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly subscribers: readonly Subscriber[];
  readonly log: Log;
  /** How often a worker looks for jobs whose time has come; what is to be done at once is told to it. */
  readonly pollSeconds: number;
}

export const openOutbox = async ({
  address,
  database,
  subscribers,
  log,
  pollSeconds,
}: OutboxDeps): Promise<Outbox> => {
  const boss = new PgBoss({
    connectionString: urlFor(address.url, 'tervita_system', address.usersSecret),
    schema: jobsSchema,
    max: 2,
    migrate: false,
    schedule: false,
    useListenNotify: true,
    // A lease of 60 s, this look and the first delay of 10 to 20 s: a dead worker's job is repeated within 90 s.
    superviseIntervalSeconds: 8,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();

  const publish = async (tx: Tx, { notBefore, ...event }: OutboxEvent) => {
    // By a function of the database: it judges whether the event is the caller's, and nobody else writes jobs.
    for (const { queue, on } of subscribers) {
      if (on.includes(event.type))
        await sql`select enqueue(${queue}, ${JSON.stringify(event)}::jsonb, ${notBefore ?? null})`.execute(
          tx,
        );
    }
  };

  /** Each job has its own outcome: one that fails does not take its neighbours along. */
  const settle = async ({ queue, handle }: Subscriber, job: Job<OutboxEvent>): Promise<JobResult> => {
    try {
      await handle(job.data, publish);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const about = { err: error, job: job.id, queue, event: job.data.type };
      const isDead = error instanceof NotWorthRepeating;
      if (isDead) log.error(about, 'job failed, it will not be tried again');
      else log.warn(about, 'job failed, it will be tried again');
      const output = { message: withoutAddresses(error instanceof Error ? error.message : String(error)) };
      return { id: job.id, status: isDead ? 'deadletter' : 'failed', output };
    }
  };

  const failed = async (id?: string) => {
    const { rows } = await database.system.executeQuery<FailedJob>(
      CompiledQuery.raw(
        `select j.id, j.name, j.data ->> 'type' as event, c.name as clinic_name, j.completed_on, j.retry_count, j.output,
           c.id as "clinicId", ${idIn('eContactId')} as "eContactId"
         from ${jobsSchema}.job j left join clinic c on c.id = coalesce(${idIn('clinicId')},
           (select clinic_id from list_import where id = ${idIn('importId')}),
           (select clinic_id from sms_campaign where id = ${idIn('campaignId')}),
           (select clinic_id from care_flow where id = ${idIn('careFlowId')}),
           (select clinic_id from file where id = ${idIn('fileId')}),
           (select clinic_id from e_contact where id = ${idIn('eContactId')}))
         where j.state = 'failed' and ($1::uuid is null or j.id = $1) order by j.completed_on desc limit 200`,
        [id ?? null],
      ),
    );
    return rows;
  };

  return {
    publish,
    startWorker: async () => {
      for (const subscriber of subscribers) {
        await boss.work<OutboxEvent, JobResult[], WorkOptions & { perJobResults: true }>(
          subscriber.queue,
          {
            // More than one, or pg-boss sleeps between any two jobs however many wait.
            batchSize: subscriber.atOnce ?? atOnce,
            burstWhenBatchFull: true,
            perJobResults: true,
            pollingIntervalSeconds: pollSeconds,
            notifyPollingIntervalSeconds: pollSeconds,
          },
          (jobs) => Promise.all(jobs.map((job) => settle(subscriber, job))),
        );
      }
    },
    deadJobs: async () =>
      (await failed()).map(({ id, name, event, clinic_name, completed_on, retry_count, output }) => ({
        id,
        name,
        event: event ?? 'unknown',
        clinicName: clinic_name,
        failedAt: completed_on,
        tries: retry_count + 1,
        error: output?.message ?? 'unknown',
      })),
    replay: async (id) => {
      const [job] = await failed(id);
      if (job) await boss.retry(job.name, id);
      return job;
    },
    discard: async (id) => {
      const [subject] = await failed(id);
      const { rows } = await database.system.executeQuery<{ name: string; data: OutboxEvent }>(
        CompiledQuery.raw(
          `delete from ${jobsSchema}.job where id = $1 and state = 'failed' returning name, data`,
          [id],
        ),
      );
      const [job] = rows;
      // What nobody will do any more is known afterwards: ids only, as always.
      if (job) log.warn({ queue: job.name, type: job.data.type, ids: job.data.ids }, 'a job was discarded');
      return job && subject;
    },
    stop: () => boss.stop({ graceful: true, timeout: leaseSeconds * 1000 }),
  };
};
