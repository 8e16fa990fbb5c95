import { sql } from 'kysely';
import type { Database, Tx } from '../../core/database/database.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { type AccountEvent, accountEvent } from '../auth/index.ts';

/** What every admin of the platform gets a letter about. */
const letters: Readonly<Record<string, AccountEvent>> = {
  'ai.changed': 'account.ai-changed',
  'clinic-application.received': 'account.clinic-applied',
};

/** What an admin did for a clinic goes on to those who write to its people: they take events from the worker alone. */
const passedOn: Readonly<Record<string, string>> = {
  'clinic.plan-set': 'clinic.plan-changed',
  'clinic.added': 'letter.clinic-added',
  'clinic-application.declined': 'letter.application-declined',
};

const hourMs = 3_600_000;

/** The first of an hour goes at once; all that come after it are one letter at the beginning of the next. */
const oncePerHour = async (tx: Tx, event: OutboxEvent, now: Date): Promise<OutboxEvent> => {
  const hour = Math.floor(now.getTime() / hourMs);
  const inHour = (at: number) => ({ ...event, key: `${event.ids.userId}:${event.type}:${at}` });
  const { rows } = await sql`
    select from notice where dedupe_key = ${`${event.type}:${inHour(hour).key}`}`.execute(tx);
  if (rows.length === 0) return inHour(hour);
  return { ...inHour(hour + 1), notBefore: new Date((hour + 1) * hourMs) };
};

/** Nothing that decides where people's texts go changes unseen, and no clinic waits unseen. */
export const tellAdmins = ({ database }: { readonly database: Database }): Subscriber => ({
  queue: 'platform-news',
  on: [...Object.keys(letters), ...Object.keys(passedOn)],
  handle: async ({ type, key, ids }, publish) => {
    const [letter, next] = [letters[type], passedOn[type]];
    await database.write('tervita_system', {}, async (tx, now) => {
      if (next) await publish(tx, { type: next, key: `${next}:${key}`, ids });
      if (!letter) return;
      const admins = await tx
        .selectFrom('app_user')
        .select('id')
        // Written out, not a parameter: only then the index of the few admins serves.
        .where(sql<boolean>`is_platform_admin`)
        .where('merged_into_user_id', 'is', null)
        .execute();
      for (const { id } of admins) {
        const news = accountEvent(letter, id, key);
        await publish(tx, type === 'clinic-application.received' ? await oncePerHour(tx, news, now) : news);
      }
    });
  },
});
