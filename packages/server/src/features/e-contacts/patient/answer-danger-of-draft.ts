import { answerMoreDangerOfDraft } from '@tervita/contract/e-contacts';
import { moreDangerQuestionId } from '@tervita/domain/smart-questionnaire';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import { markThread } from '../requests/mark-thread.ts';
import { answerOf, judgeTicked } from './more-danger.ts';
import { alarmOf } from './questionnaire/alarm.ts';
import { standingOf } from './questionnaire/begin.ts';
import { findMine, keep } from './questionnaire/questionnaire-store.ts';

/** It stands with the other answers of the draft; what is ticked and left goes to the clinic by itself, as they do. */
export const answerDangerOfDraft = command(
  answerMoreDangerOfDraft,
  async ({ tx, actor, params, body, now, newId, publish, touched }) => {
    const answer = answerOf(body.signs);
    if ((await standingOf(tx, actor, params.id)) !== 'OPEN') throw new NotFound();
    const before = await findMine(tx, actor.userId, params.id);
    if (!before) throw new NotFound();
    touched.personIds.add(before.questionnaire.patientPersonId);
    const answers = { ...before.questionnaire.answers, [moreDangerQuestionId]: answer };
    await keep(tx, params.id, { answers }, now);
    const after = { ...before, questionnaire: { ...before.questionnaire, answers, updatedAt: now } };
    const alarm = alarmOf(after, now);
    if (alarm) await publish(alarm);
    await markThread({ tx, writer: actor, now, newId, publish, touched }, before, after);
    const language = body.locale ?? before.questionnaire.language;
    const { warning } = judgeTicked({ answer, about: before.about, language, now });
    return { warning, goesByItself: alarm !== undefined };
  },
);
