import { sendEContactText } from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { command } from '../../../core/http/use-case.ts';
import type { AdmitUse } from '../../../core/limits/use-limits.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { oneAtATime, sentFrom } from './drafts/draft-store.ts';
import { assertDangerAsked } from './questionnaire/danger-answer.ts';
import { redFlagIn } from './questionnaire/red-flag.ts';
import { assertAnswersStay } from './questionnaire/same-matter.ts';
import { submit } from './submit.ts';

/** A draft becomes one e-contact; who sends it again, with whatever key, is told so. */
const assertUnsent = async (tx: Tx, actor: Actor, draftId: string): Promise<void> => {
  await oneAtATime(tx, draftId);
  if (await sentFrom(tx, actor, draftId)) throw new LogicError('DRAFT_ALREADY_SENT');
};

export const sendText = (admitUse: AdmitUse) =>
  command(sendEContactText, async ({ tx, actor, body, ...given }) => {
    const draftId = body.aiQuestionnaireId ?? null;
    if (draftId) {
      await assertUnsent(tx, actor, draftId);
      await assertAnswersStay(tx, draftId, body);
      await assertDangerAsked(tx, actor, { draftId, type: body.eContactType }, given.now);
    }
    await admitUse(tx, 'e-contacts');
    return submit(
      { tx, writer: actor, ...given },
      {
        patientPersonId: body.patientPersonId,
        clinicId: body.clinicId,
        type: body.eContactType,
        text: body.text,
        language: body.language ?? actor.language,
        fileIds: body.fileIds ?? [],
        draftId,
        danger: await redFlagIn(tx, { draftId, text: body.text, now: given.now }),
      },
    );
  });
