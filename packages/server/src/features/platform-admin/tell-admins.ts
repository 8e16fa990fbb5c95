import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { accountEvent } from '../auth/index.ts';

/** Nothing that decides where people's texts go changes unseen: every admin of the platform gets a letter. */
export const tellAdmins = ({ database }: { readonly database: Database }): Subscriber => ({
  queue: 'platform-news',
  on: ['ai.changed'],
  handle: async ({ key }, publish) => {
    await database.write('tervita_system', {}, async (tx) => {
      const admins = await tx
        .selectFrom('app_user')
        .select('id')
        // Written out, not a parameter: only then the index of the few admins serves.
        .where(sql<boolean>`is_platform_admin`)
        .where('merged_into_user_id', 'is', null)
        .execute();
      for (const { id } of admins) await publish(tx, accountEvent('account.ai-changed', id, key));
    });
  },
});
