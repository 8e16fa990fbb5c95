import { languages } from '@tervita/domain/core';
import { answerMax, clinicListSize, parties } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { id, moment, route, text } from '../../core/index.ts';
import {
  creator,
  eContactParams,
  eContactState,
  fileIds,
  fileRefusals,
  movedEContact,
  moveRefusals,
  person,
  timelineEntry,
} from './e-contact.ts';

const assignee = z.nullable(z.strictObject({ userId: id, firstName: z.string(), surname: z.string() }));

const clinicEContact = {
  ...eContactState,
  clinicId: id,
  /** Since when the side whose turn it is has had it. */
  waitingSince: moment,
  language: z.nullable(z.enum(languages)),
  patient: z.extend(person, { clinicMemberId: id, listCode: z.nullable(z.string()) }),
  creator,
  assignee,
};

const clinicEContactRow = z.strictObject({
  ...clinicEContact,
  /** The first words of the newest message. */
  preview: z.string(),
  lastBy: z.enum(parties),
});
export type ClinicEContactRow = z.output<typeof clinicEContactRow>;

/** The tabs of the inbox. */
export const inboxTabs = ['INCOMING', 'ANSWERED', 'COMPLETED', 'REJECTED'] as const;
export type InboxTab = (typeof inboxTabs)[number];

const listFilter = {
  clinicId: id,
  tab: z._default(z.enum(inboxTabs), 'INCOMING'),
  /** All, those nobody has taken, or mine. */
  whose: z._default(z.enum(['ALL', 'UNASSIGNED', 'MINE']), 'ALL'),
};

export const listClinicEContacts = route({
  method: 'GET',
  path: '/clinic/e-contacts',
  summary: "The clinic's inbox, latest change first.",
  access: 'clinic',
  audit: 'LISTED',
  query: z.strictObject({
    ...listFilter,
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(clinicListSize)), clinicListSize),
    sort: z._default(z.enum(['updatedAt', 'createdAt', 'waitingSince']), 'updatedAt'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  response: z.strictObject({ eContacts: z.array(clinicEContactRow) }),
});

export const countClinicEContacts = route({
  method: 'GET',
  path: '/clinic/e-contacts/counts',
  summary: 'How many e-contacts wait for the clinic and for patients.',
  access: 'clinic',
  query: z.strictObject({ clinicId: id }),
  response: z.strictObject({
    incoming: z.int(),
    unassigned: z.int(),
    mine: z.int(),
    answered: z.int(),
  }),
});

const clinicEContactDetail = z.strictObject({
  ...clinicEContact,
  patient: z.extend(clinicEContact.patient, {
    personalCode: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    phoneGivenByPatient: z.boolean(),
    email: z.nullable(z.string()),
    lastOnlineAt: z.nullable(moment),
  }),
  earlier: z.array(
    z.strictObject({
      id,
      type: eContactState.type,
      status: eContactState.status,
      turn: eContactState.turn,
      createdAt: moment,
    }),
  ),
});
export type ClinicEContactDetail = z.output<typeof clinicEContactDetail>;

export const getClinicEContact = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id',
  summary: 'One e-contact with its patient and their earlier e-contacts.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  response: clinicEContactDetail,
});

export const getClinicTimeline = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/timeline',
  summary: 'All that was said and done in an e-contact.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  response: z.strictObject({ entries: z.array(timelineEntry) }),
});

export const sendInquiry = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/actions/inquiry',
  summary: 'Replies; the patient may answer at once, or from openedAt on.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'required',
  seen: 'required',
  params: eContactParams,
  body: z.strictObject({
    question: text({ max: answerMax }),
    openedAt: z.optional(z.nullable(moment)),
    questionFileIds: z.optional(fileIds),
  }),
  response: movedEContact,
  codes: [...moveRefusals, ...fileRefusals],
});

export const completeEContact = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/complete',
  summary: 'Replies and closes in one step; the patient may reopen for a time.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'required',
  seen: 'required',
  params: eContactParams,
  body: z.strictObject({ infoText: text({ max: answerMax }), infoFileIds: z.optional(fileIds) }),
  response: movedEContact,
  codes: [...moveRefusals, ...fileRefusals],
});
