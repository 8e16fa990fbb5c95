import { sendEContactText } from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { command } from '../../../core/http/use-case.ts';
import type { AdmitUse } from '../../../core/limits/use-limits.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { oneAtATime, sentFrom } from './drafts/draft-store.ts';
import { assertDangerAsked } from './questionnaire/danger-answer.ts';
import { alertsInText } from './questionnaire/judge.ts';
import { redFlagIn } from './questionnaire/red-flag.ts';
import { assertAnswersStay } from './questionnaire/same-matter.ts';
import { forgetWordsToSend } from './questionnaire/words-to-send.ts';
import { submit } from './submit.ts';
import { findWarnedAbout, warningFor } from './warn-writer.ts';

/** A draft becomes one e-contact; who sends it again, with whatever key, is told so. */
const assertUnsent = async (tx: Tx, actor: Actor, draftId: string): Promise<void> => {
  await oneAtATime(tx, draftId);
  if (await sentFrom(tx, actor, draftId)) throw new LogicError('DRAFT_ALREADY_SENT');
};

/** The words are looked through before the transaction: long ones take a while. */
export const sendText = (admitUse: AdmitUse) =>
  command(
    sendEContactText,
    async ({ tx, actor, body, ...given }, alerts: ReturnType<typeof alertsInText>) => {
      const draftId = body.aiQuestionnaireId ?? null;
      if (draftId) {
        await assertUnsent(tx, actor, draftId);
        await assertAnswersStay(tx, draftId, body);
        await assertDangerAsked(tx, actor, { draftId, type: body.eContactType }, given.now);
      }
      // What is sent takes the place of words that were about to be.
      if (draftId) await forgetWordsToSend(tx, draftId, given.now);
      await admitUse(tx, 'e-contacts');
      const { patientPersonId: personId, clinicId } = body;
      const about = alerts.length > 0 ? await findWarnedAbout(tx, { personId, clinicId }) : undefined;
      const language = body.language ?? actor.language;
      const sent = await submit(
        { tx, writer: actor, ...given },
        {
          patientPersonId: personId,
          clinicId,
          type: body.eContactType,
          text: body.text,
          language,
          fileIds: body.fileIds ?? [],
          prescriptions: body.prescriptions,
          draftId,
          danger: await redFlagIn(tx, { draftId, alerts, now: given.now }),
        },
      );
      const reading = about && { language: language ?? 'en', about, now: given.now };
      return { ...sent, warning: reading ? warningFor(alerts, reading) : null };
    },
    { before: ({ body }) => alertsInText(body.text) },
  );
