import { answerMoreDanger } from '@tervita/contract/e-contacts';
import { afterMove } from '@tervita/domain/e-contacts';
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
import { eventOf, lockEContact, raiseRedFlag, saveMove } from '../e-contact-store.ts';
import { seenVersion } from '../seen-version.ts';
import { directionFrom, writingAs } from './author.ts';
import { readPatientTimeline } from './get-timeline.ts';
import { answerOf, judgeTicked } from './more-danger.ts';
import { wordsIn } from './questionnaire/words.ts';
import { findWarnedAbout } from './warn-writer.ts';

/** As the clinic reads it under the words that it was asked for. */
const told = ({ choices }: ChoiceAnswer, { questions, dangerSigns, common }: QuestionnaireWords): string => {
  const labels = choices.map((each) => (each === noSign ? common.none : dangerSigns[each as DangerSign]));
  return `${questions[moreDangerQuestionId]?.label ?? ''}: ${labels.join('; ')}`;
};

/** It stands in the conversation, where the words stand that it was asked for. */
export const answerDanger = command(
  answerMoreDanger,
  async ({ tx, actor, params, body, seen, now, newId, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const answer = answerOf(body.signs);
    const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
    const { clinicId, representedPersonId, patientPersonId } = eContact;
    const state = afterMove('addInfo', 'PATIENT', eContact.state, {
      now,
      seen: await seenVersion(tx, eContact, seen),
    });
    const about = await findWarnedAbout(tx, { clinicId, personId: representedPersonId ?? patientPersonId });
    if (!about) throw new NotFound();
    const language = body.locale ?? actor.language ?? 'en';
    const author = writingAs(actor, patientPersonId);
    const { fired, warning } = judgeTicked({ answer, about, language, now });
    const flag = redFlagOf(strongestAction(fired));
    // "None of these" is no answer to what the clinic may have asked meanwhile.
    const after = flag ? state : { ...state, turn: eContact.state.turn };
    const moved = await saveMove(tx, eContact, after, {
      id: newId(),
      move: 'addInfo',
      at: now,
      author,
      direction: directionFrom(author),
      text: told(answer, wordsIn(language)),
      language,
      isBesideWords: true,
    });
    if (flag) await raiseRedFlag(tx, eContact, flag);
    await publish(eventOf('e-contact.info-added', eContact, state.version));
    return { ...moved, warning };
  },
  { newer: ({ db, actor, params }) => readPatientTimeline(db, params.id, actor) },
);
