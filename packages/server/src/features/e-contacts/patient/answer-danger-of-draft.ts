import { answerMoreDangerOfDraft } from '@tervita/contract/e-contacts';
import { moreDangerQuestionId } from '@tervita/domain/smart-questionnaire';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import { markThread } from '../requests/mark-thread.ts';
import { answerOf, judgeTicked } from './more-danger.ts';
import { alarmOf } from './questionnaire/alarm.ts';
import { standingOf } from './questionnaire/begin.ts';
import { questionAnswered, withShownAnswered, withUnseen } from './questionnaire/danger-log.ts';
import { keepJudged } from './questionnaire/keep-judged.ts';
import { findMine } from './questionnaire/questionnaire-store.ts';

/** It stands with the other answers of the draft; what is ticked and left goes to the clinic by itself, as they do. */
export const answerDangerOfDraft = command(
  answerMoreDangerOfDraft,
  async ({ tx, actor, params, body, now, newId, publish, touched }) => {
    const answer = answerOf(body.signs);
    if ((await standingOf(tx, actor, params.id)) !== 'OPEN') throw new NotFound();
    const before = await findMine(tx, actor.userId, params.id);
    if (!before) throw new NotFound();
    touched.personIds.add(before.questionnaire.patientPersonId);
    const { answers: known, dangerLog } = before.questionnaire;
    const shown = questionAnswered(dangerLog, body.quote);
    const ticked = withUnseen(known, answer, shown?.asked ?? []);
    const kept = {
      answers: { ...known, [moreDangerQuestionId]: ticked },
      dangerLog: withShownAnswered(dangerLog, shown, body.signs, now),
    };
    const after = await keepJudged(tx, before, kept, { now });
    const alarm = alarmOf(after, now);
    if (alarm) await publish(alarm);
    await markThread({ tx, writer: actor, now, newId, publish, touched }, before, after);
    const language = body.locale ?? before.questionnaire.language;
    const { warning } = judgeTicked({ answer, about: before.about, language, now });
    return { warning, goesAt: alarm?.notBefore.toISOString() ?? null };
  },
);
