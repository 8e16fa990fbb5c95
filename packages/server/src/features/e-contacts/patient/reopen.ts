import { reopenMyEContact } from '@tervita/contract/e-contacts';
import { afterMove } from '@tervita/domain/e-contacts';
import { command } from '../../../core/http/use-case.ts';
import { attachFiles } from '../../files/index.ts';
import { eventOf, lockEContact, saveMove } from '../e-contact-store.ts';
import { mayTellOfDanger, refuseTooManyInARow } from '../messages-in-a-row.ts';
import { seenVersion } from '../seen-version.ts';
import { directionFrom, writingAs } from './author.ts';
import { readPatientTimeline } from './get-timeline.ts';
import type { Hear } from './more-danger.ts';
import { firedByAdded, type JudgedWords, judgeAdded, warnWriter } from './warn-writer.ts';

export const reopen = (hear: Hear) =>
  command(
    reopenMyEContact,
    async ({ tx, actor, params, body, seen, now, newId, publish, touched }, judged: JudgedWords) => {
      touched.eContactIds.add(params.id);
      const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
      const state = afterMove('reopen', 'PATIENT', eContact.state, {
        now,
        seen: await seenVersion(tx, eContact, seen),
      });
      if (!mayTellOfDanger(judged)) await refuseTooManyInARow(tx, eContact, 'PATIENT');
      const author = writingAs(actor, eContact.patientPersonId);
      const entryId = newId();
      const { infoText = '', infoFileIds = [] } = body;
      const isMessage = infoText !== '' || infoFileIds.length > 0;
      const moved = await saveMove(tx, eContact, state, {
        id: entryId,
        move: 'reopen',
        at: now,
        author,
        direction: isMessage ? directionFrom(author) : null,
        text: infoText || null,
        language: isMessage ? actor.language : null,
        reason: body.reason,
        fired: await firedByAdded(tx, eContact, judged, now),
      });
      const message = { eContactId: eContact.id, clinicId: eContact.clinicId, entryId, at: now };
      await attachFiles(tx, actor, infoFileIds, message);
      await publish(eventOf('e-contact.reopened', eContact, state.version));
      return {
        ...moved,
        ...(await warnWriter(tx, {
          eContact,
          ...judged,
          language: body.locale ?? actor.language,
          now,
        })),
      };
    },
    {
      before: ({ body }) => judgeAdded(body.infoText ?? '', hear),
      newer: ({ db, actor, params }) => readPatientTimeline(db, params.id, actor),
    },
  );
