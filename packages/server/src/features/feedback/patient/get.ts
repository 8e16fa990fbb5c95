import { getMyFeedback } from '@tervita/contract/feedback';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import { readMyEContact } from '../../e-contacts/index.ts';
import { feedbackBy } from '../feedback-store.ts';

export const getMine = query(getMyFeedback, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  if (!(await readMyEContact(db, actor, params.id))) throw new NotFound();
  return { feedback: await feedbackBy(db, params.id, actor.userId) };
});
