import { judgeWords as judgeWordsRoute } from '@tervita/contract/e-contacts';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { patientOf } from './member-of.ts';
import { moreToAsk, needsNoMore, type Suspect } from './more-danger.ts';
import { factsOf } from './questionnaire/facts.ts';
import { alertsInText } from './questionnaire/judge.ts';
import { findMine } from './questionnaire/questionnaire-store.ts';
import { findWarnedAbout, isGrave, warningInWords } from './warn-writer.ts';

/** An answer needs a questionnaire of the draft to stand in: without one nothing could be kept of it. */
const mayBeAsked = async (db: Reader, actor: Actor, id: string | null | undefined): Promise<boolean> => {
  const found = id ? await findMine(db, actor.userId, id) : undefined;
  return found !== undefined && !needsNoMore(found.questionnaire.answers);
};

/** Asked before free words are sent, so that their writer is warned while there is time; the sending judges them again. */
export const judgeWords = (suspect: Suspect) =>
  query(judgeWordsRoute, async ({ db, actor, body, now, touched }) => {
    const { patientPersonId: personId, clinicId, text } = body;
    touched.personIds.add(personId);
    await patientOf(db, personId, actor, now);
    const about = await findWarnedAbout(db, { personId, clinicId });
    if (!about) throw new NotFound();
    const language = body.language ?? actor.language ?? 'en';
    const warning = warningInWords({ fired: alertsInText(text), language, about, now });
    const isAsked = !isGrave(warning) && (await mayBeAsked(db, actor, body.aiQuestionnaireId));
    const suspected = isAsked ? suspect(text, factsOf({ about }, now)) : null;
    return { warning, ask: suspected && moreToAsk(suspected, { about, language, now }) };
  });
