import { claimEContact } from '@tervita/contract/e-contacts';
import { BusinessError } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { hashOf } from '../../../core/session/token.ts';
import { newsOfLostThreads } from '../../persons/index.ts';
import { eventOf, lockEContact } from '../e-contact-store.ts';

const openThread = async (tx: Tx, token: string, birthDate: string): Promise<string | null> => {
  const { rows } = await sql<{ id: string | null }>`
    select claim_e_contact(${hashOf(token)}, ${birthDate}::date) as id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** A wrong try is kept although the call is refused, so that nobody tries birth dates one after the other. */
export const claimByLink = exchange(claimEContact, async ({ actor, body, transact, publish, touched }) => {
  const eContactId = await transact(async (tx, now) => {
    const id = await openThread(tx, body.token, body.birthDate);
    if (!id) return null;
    const eContact = await lockEContact(tx, id, { personId: actor.personId, userId: actor.userId });
    await publish(tx, {
      ...eventOf('e-contact.letter-opened', eContact, eContact.state.version),
      key: `${id}:opened:${now.getTime()}`,
    });
    // A proved code made the record theirs: others who had opened its letters have lost them.
    for (const event of await newsOfLostThreads(tx, actor, now)) await publish(tx, event);
    return id;
  });
  if (!eContactId) throw new BusinessError('CLAIM_LINK_REFUSED');
  touched.eContactIds.add(eContactId);
  return { eContactId };
});
