import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { urlFor, withClient } from '../database/users.ts';
import { jobsSchema, queueNames } from './queues.ts';

let testDatabase: TestDatabase;
let boss: PgBoss;
const asSystem = () => {
  const { url, usersSecret } = testDatabase.address;
  return urlFor(url, 'tervita_system', usersSecret);
};
beforeAll(async () => {
  testDatabase = await cloneDatabase();
  boss = new PgBoss({
    connectionString: asSystem(),
    schema: jobsSchema,
    migrate: false,
    supervise: false,
    useListenNotify: true,
  });
  // At the end its database is dropped, perhaps while a last connection still closes.
  boss.on('error', () => undefined);
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await testDatabase.drop();
});

const event = { type: 'x', key: 'y', ids: { a: 'b' } };
const inAnHour = new Date(Date.now() + 3_600_000);

/** Times are said from the moment of sending. */
const jobOf = (id: string) =>
  withClient(asSystem(), async (client) => {
    const { rows } = await client.query(
      `select to_jsonb(j) - array['id', 'created_on', 'start_after', 'keep_until']
         || jsonb_build_object('waits', round(extract(epoch from start_after - created_on) / 60),
           'kept', extract(epoch from keep_until - start_after)) as job
       from ${jobsSchema}.job j where id = $1`,
      [id],
    );
    return rows[0].job;
  });

it.each([undefined, inAnHour])(
  'a job is the same as one that pg-boss sends itself (%s)',
  async (notBefore) => {
    for (const queue of queueNames) {
      const sent = await boss.send(queue, event, notBefore ? { startAfter: notBefore } : {});
      const ours = await withClient(asSystem(), async (client) => {
        await client.query('select enqueue($1, $2, $3)', [queue, JSON.stringify(event), notBefore ?? null]);
        const { rows } = await client.query(
          `select id from ${jobsSchema}.job where name = $1 and id <> $2 order by created_on desc limit 1`,
          [queue, sent],
        );
        return rows[0].id;
      });
      expect(await jobOf(ours), queue).toEqual(await jobOf(sent ?? ''));
    }
  },
);

it('who listens for jobs is told of one that can begin at once, where pg-boss would tell', async () => {
  const heard = async (send: () => Promise<unknown>) =>
    withClient(asSystem(), async (client) => {
      const told: { channel: string; payload?: string | undefined }[] = [];
      client.on('notification', ({ channel, payload }) => told.push({ channel, payload }));
      const { rows } = await client.query(
        `select 'pgboss_' || left(encode(sha224('${jobsSchema}'), 'hex'), 24) as channel`,
      );
      await client.query(`listen ${rows[0].channel}`);
      await send();
      await client.query('select 1');
      return told;
    });
  const enqueue = (notBefore: Date | null) =>
    withClient(asSystem(), (client) =>
      client.query('select enqueue($1, $2, $3)', ['claims', JSON.stringify(event), notBefore]),
    );
  const byBoss = await heard(() => boss.send('claims', event));
  expect(byBoss).toHaveLength(1);
  expect(await heard(() => enqueue(null))).toEqual(byBoss);
  expect(await heard(() => enqueue(inAnHour))).toEqual([]);
});
