import { previewMessage, sendMessage } from '@tervita/contract/message-centre';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { dayLimitCents, smsFooter } from '@tervita/domain/message-centre';
import { command, query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { refuseOldSignIn } from '../auth/index.ts';
import { addCampaign, addRecipients, centsOfDay, findSentBefore } from './campaign-store.ts';
import { clinicNameOf } from './clinic-name.ts';
import type { MessageDeps } from './message-deps.ts';
import { personsToldOf } from './narrow-look.ts';
import type { NumberReader } from './number-kinds.ts';
import { planMessage } from './plan-message.ts';
import { workOn } from './sending/sending-event.ts';

type Body = Parameters<typeof planMessage>[2]['filter'];
interface MessageInput {
  readonly clinicId: string;
  readonly filter: Body;
  readonly exceptMemberIds: readonly string[];
  readonly text: string;
}

const audienceIn = (actor: Actor, { clinicId, filter, exceptMemberIds }: MessageInput) => ({
  clinicId,
  timeZone: zoneOfOwnClinic(actor, clinicId),
  filter,
  exceptMemberIds,
});
const wordsIn = (actor: Actor, { clinicId, text }: MessageInput) => ({
  text,
  footer: smsFooter(clinicNameOf(actor, clinicId)),
});

export const preview = (numbers: NumberReader) =>
  query(previewMessage, async ({ db, actor, body, now, touched }) => {
    assertOwnClinic(actor, body.clinicId);
    const about = audienceIn(actor, body);
    const plan = await planMessage(db, numbers, about, wordsIn(actor, body));
    const { counts, units, mostUnits, priceCents, recipients } = plan;
    for (const id of await personsToldOf(db, about, recipients)) touched.personIds.add(id);
    const before = await findSentBefore(db, body, recipients, now);
    const sentBefore = before ? { ...before, at: before.at.toISOString() } : null;
    return { counts, units, mostUnits, priceCents, sentBefore };
  });

/** The message and one row for each patient are written together; the operator is called after the commit. */
export const send = ({ gateway }: Pick<MessageDeps, 'gateway'>, numbers: NumberReader) =>
  command(sendMessage, async ({ tx, actor, body, now, newId, publish, touched }) => {
    assertOwnClinic(actor, body.clinicId);
    refuseOldSignIn(actor, now);
    if (!gateway) throw new BusinessError('SMS_NOT_AVAILABLE');
    const words = wordsIn(actor, body);
    const plan = await planMessage(tx, numbers, audienceIn(actor, body), words);
    const { counts, priceCents } = plan;
    if (counts.REACHABLE === 0) throw new BusinessError('SMS_NOBODY_REACHABLE');
    if (counts.REACHABLE !== body.confirmed.reachable || priceCents !== body.confirmed.priceCents)
      throw new LogicError('SMS_AUDIENCE_CHANGED');
    const id = newId();
    const campaign = { id, clinicId: body.clinicId, template: body.template, ...words };
    if (!(await addCampaign(tx, campaign, plan, actor.userId, now)))
      throw new BusinessError('SMS_SENDING_UNDERWAY');
    // After the row is in: of two who send at once one has waited for the other here.
    if ((await centsOfDay(tx, body.clinicId, now)) > dayLimitCents) throw new BusinessError('SMS_DAY_LIMIT');
    if (!body.confirmed.isRepetition && (await findSentBefore(tx, body, plan.recipients, now)))
      throw new BusinessError('SMS_REPETITION_TO_CONFIRM');
    await addRecipients(tx, campaign, plan.recipients, newId);
    // Also of those whose SMS goes to a number together with another's.
    for (const { personId, numberKind } of plan.recipients)
      if (numberKind === 'REACHABLE' || numberKind === 'SHARED') touched.personIds.add(personId);
    await publish(workOn(id, now));
    await publish({
      type: 'message-centre.sent',
      key: `message-centre.sent:${id}`,
      ids: { clinicId: body.clinicId, byUserId: actor.userId },
    });
    return { id };
  });
