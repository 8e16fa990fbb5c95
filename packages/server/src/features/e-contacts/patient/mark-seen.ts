import { markEContactSeen } from '@tervita/contract/e-contacts';
import { command } from '../../../core/http/use-case.ts';
import { eventOf, lockEContact } from '../e-contact-store.ts';

/**
 * "Seen" is for the clinic: whoever the thread belongs to has it open. The version stays, so that nobody's move is
 * refused because somebody looked.
 */
export const markSeen = command(markEContactSeen, async ({ tx, actor, params, now, publish, touched }) => {
  touched.eContactIds.add(params.id);
  const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
  await tx.updateTable('e_contact').set({ patient_seen_at: now }).where('id', '=', eContact.id).execute();
  await publish({
    ...eventOf('e-contact.seen', eContact, eContact.state.version),
    key: `${eContact.id}:seen:${now.getTime()}`,
  });
  return {};
});
