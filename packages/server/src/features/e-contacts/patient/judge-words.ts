import { judgeWords as judgeWordsRoute } from '@tervita/contract/e-contacts';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import { patientOf } from './member-of.ts';
import { findWarnedAbout, warningInWords } from './warn-writer.ts';

/** Asked before free words are sent, so that their writer is warned while there is time; the sending judges them again. */
export const judgeWords = query(judgeWordsRoute, async ({ db, actor, body, now, touched }) => {
  const { patientPersonId: personId, clinicId, text } = body;
  touched.personIds.add(personId);
  await patientOf(db, personId, actor, now);
  const about = await findWarnedAbout(db, { personId, clinicId });
  if (!about) throw new NotFound();
  return { warning: warningInWords({ text, language: body.language ?? actor.language ?? 'en', about, now }) };
});
