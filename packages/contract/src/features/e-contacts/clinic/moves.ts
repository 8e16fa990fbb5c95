import {
  alarmTriesMost,
  archiveReasons,
  bulkMost,
  clinicReopenReasons,
  draftTextMax,
  letterReaderDecisions,
  noteMax,
  rejectReasons,
  representationDecisions,
} from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { boundedText, id, moment, route } from '../../../core/index.ts';
import { problemTypeName } from '../../problem-types/index.ts';
import {
  alarmRefusals,
  answerRefusals,
  answerText,
  eContactParams,
  fileIds,
  fileRefusals,
  inARowRefusals,
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
/** For staff alone: kept as an internal note, at once, also where the completion waits or is taken back. */
const outcomeNote = z.optional(boundedText({ min: 0, max: noteMax }));
/** What became of a sign of an emergency. */
const saidOfAlarm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('NOT_REACHED'),
    tries: z.int().check(z.gte(1), z.lte(alarmTriesMost)),
    note: outcomeNote,
  }),
  z.strictObject({ kind: z.enum(['ADVISED', 'CALLED_112', 'NOT_GRAVE']), note: outcomeNote }),
]);
export type SaidOfAlarm = z.output<typeof saidOfAlarm>;

/** One of the clinic's staff, or nobody. */
const colleague = z.union([z.null(), id]);
const replyRefusals = [
  ...moveRefusals,
  'E_CONTACT_REPLY_ON_ITS_WAY',
  ...answerRefusals,
  ...fileRefusals,
] as const;

const questionnaireRefusals = [
  'FEATURE_NOT_IN_PLAN',
  'E_CONTACT_TYPE_NOT_OFFERED',
  'QUESTIONNAIRE_ALREADY_ASKED',
  'QUESTIONNAIRE_NOT_FOR_PATIENT',
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
  codes: [...replyRefusals, ...inARowRefusals],
});

/** Which questionnaire is asked for, and what the patient may read with it. */
const questionnaireAsked = {
  eContactType: problemTypeName,
  text: z._default(boundedText({ min: 0, max: draftTextMax }), ''),
};

export const askForQuestionnaire = route({
  ...move,
  method: 'POST',
  idempotency: 'required',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/actions/questionnaire',
  summary: 'Asks the patient to fill in a questionnaire; the answers come back to this e-contact.',
  body: z.strictObject(questionnaireAsked),
  response: z.extend(movedEContact, { actionId: id }),
  codes: [...replyRefusals, ...questionnaireRefusals],
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
      /** The caller's own planned reply, which is taken back in the same step. */
      inPlaceOfPlannedId: z.optional(id),
      /** Of a sign of an emergency alone, and there it is needed once since it was raised. */
      alarmOutcome: z.optional(saidOfAlarm),
      /** Medicines that wait for a decision are left undecided, and the patient reads so. */
      leavesMedicines: z._default(z.boolean(), false),
      ...timing,
    })
    .check(
      z.refine(({ infoText, fixedInfoText }) => infoText !== '' || fixedInfoText !== undefined, {
        error: 'required',
        path: ['infoText'],
      }),
    ),
  response: movedByClinic,
  codes: [...replyRefusals, ...alarmRefusals, 'E_CONTACT_PRESCRIPTIONS_WAIT', 'E_CONTACT_REPLY_OF_COLLEAGUE'],
});

export const acceptEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/accept',
  summary: 'Takes a patient whom the clinic did not know, to one of its lists; only then can it answer.',
  body: z._default(z.strictObject({ listCode: z.optional(z.nullable(boundedText({ max: 40 }))) }), {}),
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
  codes: [...moveRefusals, 'E_CONTACT_ALARM_UNSEEN', 'E_CONTACT_REPLY_ON_ITS_WAY'],
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

export const decideLetterReader = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/letter-reader',
  summary:
    'Says whether somebody who opened a thread by the link in a letter is whom it was written to: a yes gives them the record, a no takes the thread from them.',
  body: z.strictObject({ openingId: id, decision: z.enum(letterReaderDecisions) }),
  response: movedEContact,
  codes: [...moveRefusals, 'LETTER_READER_DECIDED'],
});

export const reopenEContact = route({
  ...move,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/reopen',
  summary: "Opens a completed e-contact again; it is the clinic's turn.",
  body: z._default(z.strictObject({ reason: z._default(z.enum(clinicReopenReasons), 'OTHER') }), {
    reason: 'OTHER',
  }),
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

export const undoAcknowledgeRedFlag = route({
  ...move,
  method: 'POST',
  idempotency: 'required',
  seen: 'required',
  path: '/clinic/e-contacts/:id/acknowledge/undo',
  summary: 'Takes back that oneself has seen the red flag; it stands on top again.',
  response: movedEContact,
  codes: moveRefusals,
});

export const moveManyEContacts = route({
  method: 'POST',
  path: '/clinic/e-contacts/move-many',
  summary:
    'Assigns, completes or asks a questionnaire of several at once; those that changed meanwhile are left and named.',
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
      z.strictObject({ kind: z.literal('ASK_QUESTIONNAIRE'), ...questionnaireAsked }),
    ]),
  }),
  response: z.strictObject({
    moved: z.array(movedByClinic),
    left: z.array(z.strictObject({ id, code: z.string() })),
  }),
  codes: ['FEATURE_NOT_IN_PLAN', 'E_CONTACT_TYPE_NOT_OFFERED', ...answerRefusals],
});
