import { answerMoreDanger } from '@tervita/contract/e-contacts';
import { afterDangerTold } from '@tervita/domain/e-contacts';
import {
  type ChoiceAnswer,
  type DangerSign,
  moreDangerQuestionId,
  noSign,
  type QuestionnaireWords,
  redFlagOf,
  strongestAction,
} from '@tervita/domain/smart-questionnaire';
import { NotFound } from '../../../core/http/errors.ts';
import { command } from '../../../core/http/use-case.ts';
import { eventOf, lockEContact, saveMove } from '../e-contact-store.ts';
import { refuseTooManyInARow } from '../messages-in-a-row.ts';
import { directionFrom, writingAs } from './author.ts';
import { refuseTooManyDangerSigns } from './danger-signs-a-day.ts';
import { answerOf, judgeTicked } from './more-danger.ts';
import { wordsIn } from './questionnaire/words.ts';
import { findWarnedAbout } from './warn-writer.ts';

/** As the clinic reads it under the words that it was asked for. */
const told = ({ choices }: ChoiceAnswer, { questions, dangerSigns, common }: QuestionnaireWords): string => {
  const labels = choices.map((each) => (each === noSign ? common.none : dangerSigns[each as DangerSign]));
  return `${questions[moreDangerQuestionId]?.label ?? ''}: ${labels.join('; ')}`;
};

/**
 * It stands in the conversation, where the words stand that it was asked for. Whatever came meanwhile is not in its way: a
 * sign that was ticked is taken in every state, ten times a day.
 */
export const answerDanger = command(
  answerMoreDanger,
  async ({ tx, actor, params, body, now, newId, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const answer = answerOf(body.signs);
    const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
    const { clinicId, representedPersonId, patientPersonId } = eContact;
    const about = await findWarnedAbout(tx, { clinicId, personId: representedPersonId ?? patientPersonId });
    if (!about) throw new NotFound();
    const language = body.locale ?? actor.language ?? 'en';
    const { fired, warning } = judgeTicked({ answer, about, language, now });
    const hasSign = redFlagOf(strongestAction(fired)) !== null;
    const { move, state } = afterDangerTold(eContact.state, hasSign);
    if (hasSign)
      await refuseTooManyDangerSigns(tx, {
        eContactId: eContact.id,
        userId: actor.userId,
        country: about.clinicCountry,
        now,
      });
    else await refuseTooManyInARow(tx, eContact, 'PATIENT');
    const author = writingAs(actor, patientPersonId);
    const moved = await saveMove(tx, eContact, state, {
      id: newId(),
      move,
      at: now,
      author,
      direction: directionFrom(author),
      text: told(answer, wordsIn(language)),
      language,
      reason: move === 'reopen' ? 'SYMPTOMS_CHANGED' : null,
      // Where the clinic wrote last, the inbox must not show its own sentence under the flag.
      isBesideWords: !hasSign || (move === 'addInfo' && eContact.state.turn === 'CLINIC'),
      fired,
    });
    const event = move === 'reopen' ? 'e-contact.reopened' : 'e-contact.info-added';
    await publish(eventOf(event, eContact, state.version));
    return { ...moved, warning };
  },
);
