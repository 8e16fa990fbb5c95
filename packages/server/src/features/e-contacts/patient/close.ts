import { closeMyEContact } from '@tervita/contract/e-contacts';
import { BusinessError } from '@tervita/domain/core';
import { afterMove, closingMoveOf } from '@tervita/domain/e-contacts';
import { redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { command } from '../../../core/http/use-case.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../e-contact-store.ts';
import { seenVersion } from '../seen-version.ts';
import { directionFrom, writingAs } from './author.ts';
import { readPatientTimeline } from './get-timeline.ts';
import type { Hear } from './more-danger.ts';
import { firedByAdded, type JudgedWords, judgeAdded, warnWriter } from './warn-writer.ts';

/** Closed, it would leave the inbox, and nobody would have read of an emergency. */
const refuseWhileUnseen = ({ redFlag, redFlagWaits }: LockedEContact): void => {
  if (redFlag === 'CALL_112' && redFlagWaits) throw new BusinessError('E_CONTACT_DANGER_UNSEEN');
};

/**
 * The state decides what it is called: withdrawn before the clinic's first answer, completed after it. Where the comment
 * tells of danger it is not closed: the comment goes to the clinic as something that was added.
 */
export const close = (hear: Hear) =>
  command(
    closeMyEContact,
    async ({ tx, actor, params, body, seen, now, newId, publish, touched }, judged: JudgedWords) => {
      touched.eContactIds.add(params.id);
      const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
      const context = { now, seen: await seenVersion(tx, eContact, seen) };
      const closing = closingMoveOf(eContact.state);
      const closed = afterMove(closing, 'PATIENT', eContact.state, context);
      const fired = await firedByAdded(tx, eContact, judged, now);
      const hasDanger = redFlagOf(strongestAction(fired)) !== null;
      if (!hasDanger) refuseWhileUnseen(eContact);
      const state = hasDanger ? afterMove('addInfo', 'PATIENT', eContact.state, context) : closed;
      const author = writingAs(actor, eContact.patientPersonId);
      const comment = body.comment ?? null;
      const moved = await saveMove(tx, eContact, state, {
        id: newId(),
        move: hasDanger ? 'addInfo' : closing,
        at: now,
        author,
        direction: comment === null ? null : directionFrom(author),
        text: comment,
        language: comment === null ? null : actor.language,
        reason: hasDanger ? null : body.reason,
        fired,
      });
      const event = hasDanger ? 'e-contact.info-added' : 'e-contact.closed-by-patient';
      await publish(eventOf(event, eContact, state.version));
      const language = body.locale ?? actor.language;
      return { ...moved, ...(await warnWriter(tx, { eContact, ...judged, language, now })) };
    },
    {
      before: ({ body }) => judgeAdded(body.comment ?? '', hear),
      newer: ({ db, actor, params }) => readPatientTimeline(db, params.id, actor),
    },
  );
