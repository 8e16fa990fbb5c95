import { clinicListSize, parties } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { boundedText, commaList, id, moment, placeInList, route } from '../../../core/index.ts';
import { problemTypeName } from '../../problem-types/index.ts';
import { clinicEContact } from './clinic-e-contact.ts';

const clinicEContactRow = z.strictObject({
  ...clinicEContact,
  /** The first words of the newest message. */
  preview: z.string(),
  lastBy: z.enum(parties),
  fileCount: z.int(),
  /** The caller has begun a reply or a note here and not sent it. */
  hasDraft: z.boolean(),
  /**
   * Of a warning that nobody has seen: the first in this page that the same person sent about the same patient, so that a
   * list can show them as one. Null for all others.
   */
  firstOfSender: z.nullable(id),
});
export type ClinicEContactRow = z.output<typeof clinicEContactRow>;

/** What the clinic's lists can be narrowed to; COMPLETED holds what patients cancelled as well. */
export const listedStatuses = ['STARTED', 'SUBMITTED', 'COMPLETED', 'FAILED', 'REJECTED'] as const;
export const listSorts = ['updatedAt', 'createdAt', 'waitingSince'] as const;

const searchMax = 100;

/** Begins with F_ when the row that the page ended with carries an unseen warning, with G_ when it is a grave one. */
const isPlaceInInbox = (place: string) => z.safeParse(placeInList, place.replace(/^[FG]_/, '')).success;
const placeInInbox = z.string().check(z.refine(isPlaceInInbox));

export const listClinicEContacts = route({
  method: 'GET',
  path: '/clinic/e-contacts',
  summary: "The clinic's e-contacts, latest change first, narrowed by any of the filters.",
  access: 'clinic',
  audit: 'LISTED',
  query: z.strictObject({
    clinicId: id,
    /** Words of a patient's name, personal code or e-mail. */
    search: z.optional(boundedText({ min: 0, max: searchMax })),
    onlyCompleted: z._default(z.stringbool(), false),
    statuses: z.optional(commaList(z.enum(listedStatuses))),
    assigneeUserIds: z.optional(commaList(id)),
    patientPersonIds: z.optional(commaList(id)),
    types: z.optional(commaList(problemTypeName)),
    listCodes: z.optional(commaList(boundedText({ max: 40 }))),
    waitingFor: z.optional(z.enum(parties)),
    hasAssigneeUser: z.optional(z.stringbool()),
    /** Besides those of the named assignees, also those nobody has taken. */
    plusUnassigned: z._default(z.stringbool(), false),
    createdAtFrom: z.optional(moment),
    createdAtTo: z.optional(moment),
    updatedAtFrom: z.optional(moment),
    updatedAtTo: z.optional(moment),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(clinicListSize)), clinicListSize),
    sort: z._default(z.enum(listSorts), 'updatedAt'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    /** Goes on after this place, which an earlier answer gave as `next`. */
    after: z.optional(placeInInbox),
  }),
  response: z.strictObject({ eContacts: z.array(clinicEContactRow), next: z.nullable(z.string()) }),
});

export const countClinicEContacts = route({
  method: 'GET',
  path: '/clinic/e-contacts/counts',
  summary: 'How many e-contacts wait for the clinic and for patients.',
  access: 'clinic',
  query: z.strictObject({ clinicId: id }),
  response: z.strictObject({ incoming: z.int(), unassigned: z.int(), mine: z.int(), answered: z.int() }),
});
