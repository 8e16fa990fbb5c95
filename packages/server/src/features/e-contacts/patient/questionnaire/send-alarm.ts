import { sendAlarm as sendAlarmRoute } from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import { NotFound } from '../../../../core/http/errors.ts';
import { command } from '../../../../core/http/use-case.ts';
import { oneAtATime, sentFrom } from '../drafts/draft-store.ts';
import type { Suspect } from '../more-danger.ts';
import { alarmOf } from './alarm.ts';
import { alarmToSend, findThreadMarked, lockUnsent } from './alarm-to-send.ts';
import { confirm } from './confirm.ts';
import { findMine } from './questionnaire-store.ts';

/** What goes by itself some minutes later goes now, with one press: its writer is told to call, not to answer more. */
export const sendAlarm = (suspect: Suspect) =>
  command(sendAlarmRoute, async ({ tx, actor, params, now, newId, publish, touched }) => {
    await oneAtATime(tx, params.id);
    const found = await findMine(tx, actor.userId, params.id);
    // What the clinic asked for is in its thread, and has no e-contact of its own.
    const sentId = (await sentFrom(tx, actor, params.id))?.id ?? found?.questionnaire.eContactId;
    if (sentId) {
      touched.eContactIds.add(sentId);
      return { eContactId: sentId };
    }
    const draft = found && (await lockUnsent(tx, params.id));
    if (!draft) throw new NotFound();
    touched.personIds.add(found.questionnaire.patientPersonId);
    if (!alarmOf(found, now)) throw new LogicError('DANGER_NOT_ASKED');
    const threadId = await findThreadMarked(tx, found, actor);
    if (threadId) {
      touched.eContactIds.add(threadId);
      return { eContactId: threadId };
    }
    const toSend = await alarmToSend(tx, actor, found, draft, now);
    const { id } = await confirm({ tx, actor, now, newId, publish, touched, suspect }, found, toSend);
    return { eContactId: id };
  });
