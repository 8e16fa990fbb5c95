import * as z from 'zod/mini';
import { id, moment, route } from '../../../core/index.ts';
import { fileItem } from '../../files/index.ts';
import { alarmRefusals, answerRefusals, answerText } from '../e-contact.ts';

/** A reply or a completion that has not happened yet. HELD: something changed meanwhile, a person must look. */
export const plannedMove = z.strictObject({
  id,
  /** Rises with every change of its words or its time, and when it is stopped. */
  version: z.int(),
  move: z.enum(['reply', 'replyAndClose', 'archive']),
  status: z.enum(['WAITING', 'HELD']),
  dueAt: moment,
  createdAt: moment,
  text: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  opensAt: z.nullable(moment),
  files: z.array(fileItem),
  author: z.strictObject({ name: z.string(), me: z.boolean() }),
  /** The colleague who stopped it; null when it waits, or when something else changed meanwhile. */
  heldBy: z.nullable(z.string()),
});
export type PlannedMove = z.output<typeof plannedMove>;

const plannedParams = z.strictObject({ id, plannedId: id });

export const changePlannedMove = route({
  method: 'PATCH',
  path: '/clinic/e-contacts/:id/planned/:plannedId',
  summary:
    'Changes the text of what waits to be sent or was held, or when it goes; sendNow, or a time that is past, sends it now.',
  access: 'clinic',
  audit: 'CHANGED',
  seen: 'required',
  params: plannedParams,
  body: z.strictObject({
    text: z.optional(answerText()),
    sendAt: z.optional(moment),
    sendNow: z._default(z.boolean(), false),
    /** The e-contact as the page showed it: what the patient has written since is read first. */
    eContactVersion: z.optional(z.int()),
  }),
  response: plannedMove,
  codes: [
    ...answerRefusals,
    ...alarmRefusals,
    'E_CONTACT_CHANGED',
    'E_CONTACT_ALREADY_CLOSED',
    'E_CONTACT_MOVE_NOT_ALLOWED',
    'E_CONTACT_REPLY_ON_ITS_WAY',
    'E_CONTACT_REPLY_OF_COLLEAGUE',
  ],
});

export const cancelPlannedMove = route({
  method: 'DELETE',
  path: '/clinic/e-contacts/:id/planned/:plannedId',
  summary:
    "Takes back what has not gone yet; its text comes back to be written again. A colleague's planned reply is held for its author instead.",
  access: 'clinic',
  audit: 'CHANGED',
  params: plannedParams,
  response: plannedMove,
  codes: ['E_CONTACT_REPLY_OF_COLLEAGUE'],
});
