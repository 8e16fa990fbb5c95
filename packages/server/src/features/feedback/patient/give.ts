import { giveFeedback } from '@tervita/contract/feedback';
import { BusinessError } from '@tervita/domain/core';
import { mayGiveFeedback } from '@tervita/domain/feedback';
import { command } from '../../../core/http/use-case.ts';
import { lockEContact } from '../../e-contacts/index.ts';
import { addFeedback } from '../feedback-store.ts';

export const give = command(giveFeedback, async ({ tx, actor, params, body, now, newId, touched }) => {
  touched.eContactIds.add(params.id);
  // Locked: it must not be opened again between the look and the word.
  const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
  if (!mayGiveFeedback(body.type, eContact.state, now)) throw new BusinessError('FEEDBACK_NOT_POSSIBLE');
  const isFirst = await addFeedback(tx, {
    ...body,
    id: newId(),
    clinicId: eContact.clinicId,
    eContactId: eContact.id,
    authorUserId: actor.userId,
    at: now,
  });
  if (!isFirst) throw new BusinessError('FEEDBACK_ALREADY_GIVEN');
  return { ...body, at: now.toISOString() };
});
