import { judgeWords as judgeWordsRoute } from '@tervita/contract/e-contacts';
import {
  dangerQuestionId,
  dangerScreen,
  type PatientFacts,
  type ScreenSign,
  signsAsked,
} from '@tervita/domain/smart-questionnaire';
import { NotFound } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { patientOf } from './member-of.ts';
import { moreToAsk, needsNoMore, type Suspect } from './more-danger.ts';
import { reasonAskedFor } from './questionnaire/danger-answer.ts';
import { factsOf } from './questionnaire/facts.ts';
import { alertsInText } from './questionnaire/judge.ts';
import type { Found } from './questionnaire/questionnaire-store.ts';
import { findDraftOf, findOrBeginDraftOf, keepWordsToSend } from './questionnaire/words-to-send.ts';
import { callsForHelp, findWarnedAbout, warningFor } from './warn-writer.ts';

/** Those of the screen of danger signs, where it was answered for the reason that the words are about. */
const signsDenied = ({ questionnaire }: Found, patient: PatientFacts): ReadonlySet<ScreenSign> | undefined =>
  questionnaire.answers[dangerQuestionId]
    ? signsAsked(dangerScreen(reasonAskedFor(questionnaire), patient))
    : undefined;

/**
 * Asked before free words are sent, so that their writer is warned while there is time; the sending judges them again.
 * Words of grave danger are kept as told: left unsent, they go to the clinic by themselves.
 */
export const judgeWords = (suspect: Suspect) =>
  exchange(judgeWordsRoute, async ({ actor, body, transact, publish, touched }) => {
    const { patientPersonId: personId, clinicId, text } = body;
    touched.personIds.add(personId);
    const alerts = alertsInText(text);
    const language = body.language ?? actor.language ?? 'en';
    const told = await transact(async (tx, now) => {
      await patientOf(tx, personId, actor, now);
      const about = await findWarnedAbout(tx, { personId, clinicId });
      if (!about) throw new NotFound();
      const warning = warningFor(alerts, { language, about, now });
      const isGrave = callsForHelp(warning);
      const found = isGrave
        ? await findOrBeginDraftOf(tx, actor, { ...body, language }, now)
        : await findDraftOf(tx, actor, body);
      const alarm = found && (await keepWordsToSend(tx, found, { text, isGrave }, now));
      if (alarm) await publish(tx, alarm);
      // An answer needs a questionnaire of the draft to stand in: without one nothing could be kept of it.
      const mayBeAsked = !isGrave && found !== undefined && !needsNoMore(found.questionnaire.answers);
      const alreadyAsked = found && signsDenied(found, factsOf({ about }, now));
      const reading = { language, about, now };
      return { warning, goesByItself: alarm !== undefined, mayBeAsked, alreadyAsked, reading };
    });
    const { warning, goesByItself, mayBeAsked, alreadyAsked, reading } = told;
    const suspected = mayBeAsked ? suspect(text, factsOf(reading, reading.now)) : null;
    return { warning, goesByItself, ask: suspected && moreToAsk(suspected, reading, alreadyAsked) };
  });
