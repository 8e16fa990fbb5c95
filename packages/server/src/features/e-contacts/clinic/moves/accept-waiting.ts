import { afterMove } from '@tervita/domain/e-contacts';
import type { Tx } from '../../../../core/database/database.ts';
import { idsAt } from '../../../../core/ids.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { eventOf, lockEContact, saveMove } from '../../e-contact-store.ts';
import { writingFor } from '../author.ts';

const bySystem = { userId: null, kind: 'SYSTEM', name: null, role: null } as const;

interface TakenIn {
  readonly clinicId: string;
  readonly memberIds: readonly string[];
  /** Who took them in; an import is nobody. */
  readonly by?: Actor;
}

/**
 * Opens the e-contacts of patients whom the clinic has taken in. Each gets a new version and a timeline entry, so that a
 * colleague who still sees "accept or reject" is refused and reads it again. Returns the events to publish.
 */
export const acceptWaiting = async (
  tx: Tx,
  { clinicId, memberIds, by }: TakenIn,
  now: Date,
): Promise<OutboxEvent[]> => {
  if (memberIds.length === 0) return [];
  const author = by ? writingFor(by, clinicId) : bySystem;
  const waiting = await tx
    .selectFrom('e_contact')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('clinic_member_id', 'in', memberIds)
    .where('membership_pending', '=', true)
    .orderBy('id')
    .execute();
  const newId = idsAt(now);
  const events: OutboxEvent[] = [];
  for (const { id } of waiting) {
    const eContact = await lockEContact(tx, id, { clinicIds: [clinicId] });
    if (eContact.state.status === 'SUBMITTED') {
      const state = afterMove('accept', by ? 'CLINIC' : 'SYSTEM', eContact.state, { now });
      await saveMove(tx, eContact, state, {
        id: newId(),
        move: 'accept',
        at: now,
        author,
        direction: null,
        text: null,
        language: null,
      });
      events.push(eventOf('e-contact.accepted', eContact, state.version));
    } else {
      // A closed one waits for nobody; opened again, it is a member's.
      await tx.updateTable('e_contact').set({ membership_pending: false }).where('id', '=', id).execute();
    }
  }
  return events;
};
