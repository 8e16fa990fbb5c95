import { sendEContactText } from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import type { Tx } from '../../../core/database/database.ts';
import { command } from '../../../core/http/use-case.ts';
import type { AdmitUse } from '../../../core/limits/use-limits.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { assertMayBeAsked } from '../../prescriptions/index.ts';
import { lockDraft, oneAtATime, prescriptionsOfDraft, sentFrom } from './drafts/draft-store.ts';
import type { Suspect } from './more-danger.ts';
import { beginAnswered } from './questionnaire/begin-answered.ts';
import { assertDangerAsked } from './questionnaire/danger-answer.ts';
import { alertsInText } from './questionnaire/judge.ts';
import type { AlarmTimes } from './questionnaire/keep-judged.ts';
import { redFlagIn } from './questionnaire/red-flag.ts';
import { assertAnswersStay } from './questionnaire/same-matter.ts';
import { forgetWordsToSend } from './questionnaire/words-to-send.ts';
import { submit } from './submit.ts';
import { findWarnedAbout, warningFor } from './warn-writer.ts';
import { wordsOfRequest } from './words-of-request.ts';

/** A draft becomes one e-contact; who sends it again, with whatever key, is told so. */
const assertUnsent = async (tx: Tx, actor: Actor, draftId: string): Promise<void> => {
  await oneAtATime(tx, draftId);
  if (await sentFrom(tx, actor, draftId)) throw new LogicError('DRAFT_ALREADY_SENT');
};

/** Another device has saved other words since: whoever sends has not read them, and they would be gone with the draft. */
const assertWordsKnown = (
  draft: { readonly version: number; readonly text: string },
  text: string,
  seen: number | undefined,
): void => {
  const isKnown = seen === undefined || seen === draft.version || draft.text.trim() === text.trim();
  if (!isKnown) throw new LogicError('DRAFT_CHANGED');
};

/** The words are looked through before the transaction: long ones take a while. */
export const sendText = (admitUse: AdmitUse, suspect: Suspect) =>
  command(
    sendEContactText,
    async ({ tx, actor, body, ...given }, alerts: ReturnType<typeof alertsInText>) => {
      const draftId = body.aiQuestionnaireId ?? given.newId();
      const { patientPersonId: personId, clinicId, eContactType: type, text, dangerSigns: signs } = body;
      const language = body.language ?? actor.language;
      await assertUnsent(tx, actor, draftId);
      const draft = await lockDraft(tx, actor, draftId);
      let before: AlarmTimes | undefined;
      if (draft) {
        assertWordsKnown(draft, text, given.seen);
        await assertAnswersStay(tx, draftId, body);
        await assertDangerAsked(tx, { draftId, type }, given.now);
        // What is sent takes the place of words that were about to be.
        before = await forgetWordsToSend(tx, draftId, given.now);
      } else {
        const words = { draftId, patientPersonId: personId, clinicId, type, text, signs };
        const { now } = given;
        await beginAnswered(
          tx,
          actor,
          { ...words, language: language ?? 'en' },
          { now, newId: given.newId() },
        );
      }
      await admitUse(tx, 'e-contacts');
      const danger = await redFlagIn(tx, {
        draftId,
        alerts,
        now: given.now,
        told: before?.signsTold,
        heard: { words: wordsOfRequest(body), suspect },
      });
      // Whoever tells of danger is not held up by a medicine.
      if (danger.redFlag === null && isPrescriptionType(type)) {
        const asked = body.prescriptions ?? (await prescriptionsOfDraft(tx, draftId));
        await assertMayBeAsked(tx, asked, { ...actor, patientPersonId: personId, clinicId });
      }
      const about = alerts.length > 0 ? await findWarnedAbout(tx, { personId, clinicId }) : undefined;
      const sent = await submit(
        { tx, writer: actor, ...given },
        {
          patientPersonId: personId,
          clinicId,
          type,
          text,
          language,
          fileIds: body.fileIds ?? [],
          prescriptions: body.prescriptions,
          draftId,
          danger,
        },
      );
      const reading = about && { language: language ?? 'en', about, now: given.now };
      return { ...sent, warning: reading ? warningFor(alerts, reading) : null };
    },
    { before: ({ body }) => alertsInText(wordsOfRequest(body)) },
  );
