import { languages } from '@tervita/domain/core';
import { redFlags } from '@tervita/domain/e-contacts';
import { dangerKinds } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { id, moment } from '../../../core/index.ts';
import { alarmOutcome, creator, eContactState, person } from '../e-contact.ts';

const assignee = z.nullable(z.strictObject({ userId: id, firstName: z.string(), surname: z.string() }));

/** What a row of the inbox and the full view share. */
export const clinicEContact = {
  ...eContactState,
  clinicId: id,
  /** Since when the side whose turn it is has had it. */
  waitingSince: moment,
  language: z.nullable(z.enum(languages)),
  patient: z.extend(person, { clinicMemberId: id, listCode: z.nullable(z.string()) }),
  creator,
  /** Somebody writes for the patient, and nobody has confirmed that they may. */
  isUnverified: z.boolean(),
  assignee,
  redFlag: z.nullable(
    z.strictObject({
      kind: z.enum(redFlags),
      seenAt: z.nullable(moment),
      /** Who of the staff has seen it; null also for somebody who no longer works there. */
      seenBy: z.nullable(z.strictObject({ firstName: z.string(), surname: z.string() })),
      /** Nobody marked it: the reply has seen it. */
      isSeenByReply: z.boolean(),
      /** The latest since it was raised. */
      outcome: z.nullable(alarmOutcome),
      /** The clinic has written to the patient since it was seen. */
      isAnswered: z.boolean(),
    }),
  ),
  /** What words sound like, whatever their writer ticked, and the sentence that does. */
  soundsLike: z.nullable(
    z.strictObject({
      kind: z.enum(dangerKinds),
      quote: z.string(),
      /** They were asked about these very words, and ticked nothing. */
      isDenied: z.boolean(),
      /** They came when the warning had been seen, and nobody has read them. */
      isUnread: z.boolean(),
    }),
  ),
  /** Names of medicines that were asked for in it and wait for a decision. */
  undecidedMedicines: z.array(z.string()),
  /** The same patient wrote about the same problem shortly before. */
  follows: z.nullable(z.strictObject({ id, createdAt: moment })),
  /** A reply that waits for its time, or was held because something changed meanwhile. */
  planned: z.nullable(
    z.strictObject({
      dueAt: moment,
      status: z.enum(['WAITING', 'HELD']),
      /** Nothing is left to do before its time: the patient wrote nothing after it was planned. */
      isSettled: z.boolean(),
    }),
  ),
};
