import { judgeWords as judgeWordsRoute } from '@tervita/contract/e-contacts';
import { NotFound } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { patientOf } from './member-of.ts';
import { moreToAsk, type Suspect, wasWarned } from './more-danger.ts';
import { keepShown, wasAskedAbout } from './questionnaire/danger-log.ts';
import { factsOf } from './questionnaire/facts.ts';
import { alertsInText } from './questionnaire/judge.ts';
import { findDraftOf, findOrBeginDraftOf, keepWordsToSend } from './questionnaire/words-to-send.ts';
import { callsForHelp, findWarnedAbout, warningFor } from './warn-writer.ts';

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
      const mayBeAsked = !isGrave && found !== undefined && !wasWarned(found.questionnaire.answers);
      const reading = { language, about, now };
      return {
        warning,
        goesAt: alarm?.notBefore.toISOString() ?? null,
        asking: mayBeAsked ? found.questionnaire : null,
        reading,
      };
    });
    const { warning, goesAt, asking, reading } = told;
    const suspected = asking && suspect(text, factsOf(reading, reading.now));
    if (!suspected || wasAskedAbout(asking.dangerLog, suspected.quote, reading.now))
      return { warning, goesAt, ask: null };
    const ask = moreToAsk(suspected, reading);
    await transact((tx, now) => keepShown(tx, asking.id, ask, now));
    return { warning, goesAt, ask };
  });
