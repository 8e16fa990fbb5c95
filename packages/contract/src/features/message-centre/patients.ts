import { type NumberKind, numberKinds, patientsShownMost } from '@tervita/domain/message-centre';
import { sexes } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { boundedText, day, id, route } from '../../core/index.ts';
import { filterInQuery } from './filter.ts';

const size = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int().check(z.lte(patientsShownMost)),
  ),
);
const kind = z.enum(numberKinds);
export const numberCounts = z.strictObject({
  REACHABLE: z.int(),
  SHARED: z.int(),
  ABROAD: z.int(),
  LANDLINE: z.int(),
  INVALID: z.int(),
  MISSING: z.int(),
} satisfies Record<NumberKind, unknown>);

const messagePatient = z.strictObject({
  clinicMemberId: id,
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(day),
  sex: z.enum(sexes),
  listCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  numberKind: kind,
  hasEmail: z.boolean(),
});
export type MessagePatient = z.output<typeof messagePatient>;

export const listMessagePatients = route({
  method: 'GET',
  path: '/clinic/message-centre/patients',
  summary: 'Whom an SMS would reach: the first 500 by name, and how many of each kind of number.',
  access: 'clinic',
  audit: 'LISTED',
  query: z.strictObject({
    clinicId: id,
    ...filterInQuery,
    /** 0: only the numbers. */
    size: z.optional(size),
    sort: z.optional(z.enum(['name'])),
    order: z.optional(z.enum(['asc'])),
  }),
  response: z.strictObject({
    patients: z.array(messagePatient),
    total: z.int(),
    /** More than one message goes to; then they are not counted by their numbers. */
    isTooMany: z.boolean(),
    /** By number alone: whether a shared one gets one SMS depends on the words. */
    counts: numberCounts,
    /** Of the reachable, those whose number another of them has: without names in the text they get one SMS together. */
    sharedNumbers: z.int(),
    /** With it the message is longest. */
    longestFirstName: z.string(),
    /** Stands under every message. */
    footer: z.string(),
    isAvailable: z.boolean(),
  }),
});

export const giveNumbersMost = 5_000;
export const numberFaults = ['badPersonalCode', 'notAMember', 'badPhone', 'givenByPatient'] as const;

export const givePhoneNumbers = route({
  method: 'POST',
  path: '/clinic/message-centre/phone-numbers',
  summary: 'Gives phone numbers to patients by personal code; a number that the patient gave stays.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'required',
  body: z.strictObject({
    clinicId: id,
    /** Tells what would happen and changes nothing. */
    isTrial: z.boolean(),
    numbers: z
      .array(z.strictObject({ personalCode: boundedText({ max: 40 }), phone: boundedText({ max: 40 }) }))
      .check(z.maxLength(giveNumbersMost, { error: 'tooLong' })),
  }),
  response: z.strictObject({
    given: z.int(),
    same: z.int(),
    /** By their place in the list that was sent. */
    faults: z.array(z.strictObject({ index: z.int(), fault: z.enum(numberFaults) })),
  }),
});
