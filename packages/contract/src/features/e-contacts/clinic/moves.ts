import {
  archiveReasons,
  bulkMost,
  clinicReopenReasons,
  rejectReasons,
  representationDecisions,
} from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { id, moment, route, text } from '../../../core/index.ts';
import {
  answerRefusals,
  answerText,
  eContactParams,
  fileIds,
  fileRefusals,
  movedEContact,
  moveRefusals,
} from '../e-contact.ts';

/** Besides how it stands now: what waits to happen to it. */
const movedByClinic = z.extend(movedEContact, {
  planned: z.nullable(z.strictObject({ id, dueAt: moment })),
});

/** At once unless said otherwise: after the seconds in which it can be taken back, or at a later time. */
const timing = {
  undoable: z._default(z.boolean(), false),
  sendAt: z.optional(z.nullable(moment)),
};
/** One of the clinic's staff, or nobody. */
const colleague = z.union([z.null(), id]);
const replyRefusals = [
  ...moveRefusals,
  'E_CONTACT_REPLY_ON_ITS_WAY',
  ...answerRefusals,
  ...fileRefusals,
] as const;

const move = { access: 'clinic', audit: 'CHANGED', params: eContactParams } as const;

export const sendInquiry = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/actions/inquiry',
  summary: 'Replies; the patient may answer at once, or from openedAt on.',
  body: z.strictObject({
    question: answerText(),
    openedAt: z.optional(z.nullable(moment)),
    questionFileIds: z.optional(fileIds),
    ...timing,
  }),
  response: movedByClinic,
  codes: replyRefusals,
});

export const completeEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/complete',
  summary:
    'Replies and closes, or closes with one of the fixed reasons; the patient may open it again for a time.',
  body: z
    .strictObject({
      // Empty where a fixed reason says it all.
      infoText: z._default(answerText({ min: 0 }), ''),
      fixedInfoText: z.optional(z.enum(archiveReasons)),
      infoFileIds: z.optional(fileIds),
      ...timing,
    })
    .check(
      z.refine(({ infoText, fixedInfoText }) => infoText !== '' || fixedInfoText !== undefined, {
        error: 'required',
        path: ['infoText'],
      }),
    ),
  response: movedByClinic,
  codes: replyRefusals,
});

export const acceptEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/accept',
  summary: 'Takes a patient whom the clinic did not know, to one of its lists; only then can it answer.',
  body: z._default(z.strictObject({ listCode: z.optional(z.nullable(text({ max: 40 }))) }), {}),
  response: movedEContact,
  codes: moveRefusals,
});

export const rejectEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/reject',
  summary: 'Refuses for good; the patient is told.',
  body: z.strictObject({ reason: z.enum(rejectReasons) }),
  response: movedEContact,
  codes: [...moveRefusals, 'E_CONTACT_REPLY_ON_ITS_WAY'],
});

export const decideRepresentation = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/representation',
  summary:
    'Says whether the clinic knows that the writer acts for the patient; it holds at this clinic only.',
  body: z.strictObject({ decision: z.enum(representationDecisions) }),
  response: movedEContact,
  codes: moveRefusals,
});

export const reopenEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/reopen',
  summary: "Opens a completed e-contact again; it is the clinic's turn.",
  body: z.strictObject({ reason: z.enum(clinicReopenReasons) }),
  response: movedEContact,
  codes: moveRefusals,
});

export const assignEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/assign',
  summary: 'Makes one of the staff responsible, or nobody.',
  body: z.strictObject({ assigneeUserId: colleague }),
  response: movedEContact,
  codes: [...moveRefusals, 'E_CONTACT_OWN_MATTER'],
});

export const acknowledgeRedFlag = route({
  ...move,
  method: 'POST',
  idempotency: 'required',
  seen: 'required',
  path: '/clinic/e-contacts/:id/acknowledge',
  summary: 'Says that somebody has seen the red flag; it no longer stays on top.',
  response: movedEContact,
  codes: moveRefusals,
});

export const moveManyEContacts = route({
  method: 'POST',
  path: '/clinic/e-contacts/move-many',
  summary: 'Assigns or completes several at once; those that changed meanwhile are left and named.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'required',
  body: z.strictObject({
    clinicId: id,
    eContacts: z
      .array(z.strictObject({ id, version: z.int().check(z.gte(0), z.lte(2_147_483_647)) }))
      .check(z.maxLength(bulkMost)),
    action: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ASSIGN'), assigneeUserId: colleague }),
      z.strictObject({ kind: z.literal('COMPLETE'), reason: z.enum(archiveReasons) }),
    ]),
  }),
  response: z.strictObject({
    moved: z.array(movedByClinic),
    left: z.array(z.strictObject({ id, code: z.string() })),
  }),
});
