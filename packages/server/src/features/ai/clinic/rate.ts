import { rateSummarization } from '@tervita/contract/ai';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import { ourEContact } from './our-e-contact.ts';

/** Whoever changes their mind says it again. */
export const rate = command(rateSummarization, async ({ tx, actor, body, now, touched }) => {
  const made = await tx
    .selectFrom('ai_summarization')
    .select(['id', 'clinic_id', 'e_contact_id'])
    .where('id', '=', body.aiSummarizationId)
    .where('clinic_id', 'in', [...actor.clinicIds])
    .executeTakeFirst();
  if (!made) throw new NotFound();
  await ourEContact(tx, actor, { clinicId: made.clinic_id, eContactId: made.e_contact_id });
  touched.eContactIds.add(made.e_contact_id);
  const said = { liked: body.liked, feedback: body.feedback ?? null, at: now };
  await tx
    .insertInto('ai_summarization_opinion')
    .values({ ai_summarization_id: made.id, user_id: actor.userId, clinic_id: made.clinic_id, ...said })
    .onConflict((conflict) => conflict.columns(['ai_summarization_id', 'user_id']).doUpdateSet(said))
    .execute();
  return {};
});
