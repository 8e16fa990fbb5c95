import { getEContactFeedback } from '@tervita/contract/feedback';
import { query } from '../../../core/http/use-case.ts';
import { assertThread } from '../../files/index.ts';
import { feedbackAfter } from '../feedback-store.ts';

/** As with all of a thread: another clinic's is not found, and one's own matter neither. */
export const ofEContact = query(getEContactFeedback, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  await assertThread(db, actor, params.id);
  return { feedback: await feedbackAfter(db, params.id) };
});
