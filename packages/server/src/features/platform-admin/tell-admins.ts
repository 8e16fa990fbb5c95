import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
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

/** Nothing that decides where people's texts go changes unseen, and no clinic waits unseen. */
export const tellAdmins = ({ database }: { readonly database: Database }): Subscriber => ({
  queue: 'platform-news',
  on: [...Object.keys(letters), ...Object.keys(passedOn)],
  handle: async ({ type, key, ids }, publish) => {
    const [letter, next] = [letters[type], passedOn[type]];
    await database.write('tervita_system', {}, async (tx) => {
      if (next) await publish(tx, { type: next, key: `${next}:${key}`, ids });
      if (!letter) return;
      const admins = await tx
        .selectFrom('app_user')
        .select('id')
        // Written out, not a parameter: only then the index of the few admins serves.
        .where(sql<boolean>`is_platform_admin`)
        .where('merged_into_user_id', 'is', null)
        .execute();
      for (const { id } of admins) await publish(tx, accountEvent(letter, id, key));
    });
  },
});
