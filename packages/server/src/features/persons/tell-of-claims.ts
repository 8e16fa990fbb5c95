import { sql } from 'kysely';
import type { Database, Tx } from '../../core/database/database.ts';
import { raise } from '../../core/limits/credential-counters.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { accountEvent } from '../auth/index.ts';
import { tellOfTakenRecord } from './tell-of-taken-record.ts';

const day = 86_400;
/** Accounts are free: neither one writer nor many fill a stranger's mailbox. What was not written of stands on the page. */
const mayWrite = async (tx: Tx, writerId: string, receiverId: string): Promise<boolean> => {
  const ofPair = await raise(tx, { key: `claim-letter:${writerId}:${receiverId}`, seconds: 30 * day });
  if (ofPair.count > 1) return false;
  const toReceiver = await raise(tx, { key: `claim-letters-to:${receiverId}`, seconds: day });
  return toReceiver.count <= 3;
};

/**
 * Whoever has proved the code that somebody else typed hears of it by e-mail, and so do both when a record is taken back
 * from whoever opened a letter. Done by the worker: the call that adds a
 * person takes the same time whether anybody is told or not.
 */
export const tellOfClaims = ({ database }: { readonly database: Database }): Subscriber => ({
  queue: 'claims',
  on: ['person.added', 'record.taken'],
  handle: async (event, publish) => {
    if (event.type === 'record.taken')
      return database.write('tervita_system', {}, (tx) => tellOfTakenRecord(tx, event, publish));
    const { userId = '', personId = '' } = event.ids;
    await database.write('tervita_system', {}, async (tx) => {
      const { rows } = await sql<{ userId: string }>`
        select u.id as "userId" from representation r join person typed on typed.id = r.person_id
          join person owner on owner.country = typed.country and owner.personal_code = r.claimed_code
          join app_user u on u.person_id = owner.id and u.merged_into_user_id is null
        where r.user_id = ${userId} and r.person_id = ${personId} and representation_holds(r.ended_at)`.execute(
        tx,
      );
      for (const row of rows)
        if (await mayWrite(tx, userId, row.userId))
          await publish(tx, accountEvent('account.represented', row.userId, personId));
    });
  },
});
