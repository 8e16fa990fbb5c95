import { closeMyEContact } from '@tervita/contract/e-contacts';
import { afterMove, closingMoveOf } from '@tervita/domain/e-contacts';
import { command } from '../../../core/http/use-case.ts';
import { eventOf, lockEContact, saveMove } from '../e-contact-store.ts';
import { seenVersion } from '../seen-version.ts';
import { directionFrom, writingAs } from './author.ts';
import { readPatientTimeline } from './get-timeline.ts';

/** The state decides what it is called: withdrawn before the clinic's first answer, completed after it. */
export const close = command(
  closeMyEContact,
  async ({ tx, actor, params, body, seen, now, newId, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
    const move = closingMoveOf(eContact.state);
    const state = afterMove(move, 'PATIENT', eContact.state, {
      now,
      seen: await seenVersion(tx, eContact, seen),
    });
    const author = writingAs(actor, eContact.patientPersonId);
    const comment = body.comment ?? null;
    const moved = await saveMove(tx, eContact, state, {
      id: newId(),
      move,
      at: now,
      author,
      direction: comment === null ? null : directionFrom(author),
      text: comment,
      language: comment === null ? null : actor.language,
      reason: body.reason,
    });
    await publish(eventOf('e-contact.closed-by-patient', eContact, state.version));
    return moved;
  },
  { newer: ({ db, actor, params }) => readPatientTimeline(db, params.id, actor) },
);
