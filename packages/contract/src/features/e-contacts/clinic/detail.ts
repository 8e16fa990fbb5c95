import { employeeRoles } from '@tervita/domain/auth';
import { letterReaderDecisions, noteMax, representationStatuses } from '@tervita/domain/e-contacts';
import { leaveMatters, leaveNotes } from '@tervita/domain/leave';
import * as z from 'zod/mini';
import { boundedText, day, done, id, languageTag, moment, route } from '../../../core/index.ts';
import {
  clinicTimelineEntry,
  earlierBefore,
  earlierQuery,
  eContactParams,
  eContactState,
} from '../e-contact.ts';
import { clinicEContact } from './clinic-e-contact.ts';
import { plannedMove } from './planned.ts';
import { replyDraft } from './reply-draft.ts';

/** Leave that is wanted with an e-contact, as it was told. */
const leaveCard = z.strictObject({
  matter: z.enum(leaveMatters),
  note: z.enum(leaveNotes),
  startDate: z.nullable(day),
  returnDate: z.nullable(day),
  untilDate: z.nullable(day),
  jobDescription: z.string(),
  worksWeekends: z.nullable(z.boolean()),
  unavailableVisitTimes: z.string(),
  carePatientCode: z.string(),
  notes: z.string(),
});
export type LeaveCardShown = z.output<typeof leaveCard>;

const clinicEContactDetail = z.strictObject({
  ...clinicEContact,
  patient: z.extend(clinicEContact.patient, {
    personId: id,
    personalCode: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    phoneGivenByPatient: z.boolean(),
    email: z.nullable(z.string()),
    /** What the patient typed. Proved, it stands here only where another record of the clinic has the same code. */
    claimedCode: z.nullable(z.string()),
    claimedCodeProved: z.boolean(),
    /** The clinic's other record with that code. */
    sameCodeMember: z.nullable(
      z.strictObject({ clinicMemberId: id, firstName: z.string(), surname: z.string() }),
    ),
    lastOnlineAt: z.nullable(moment),
  }),
  /** Of who wrote for the patient; null where the patient writes, or gave no number. */
  writerPhone: z.nullable(z.string()),
  /** When the clinic last wrote. */
  lastWrittenAt: z.nullable(moment),
  /** When the patient, or the representative who started it, last opened the thread. */
  seenAt: z.nullable(moment),
  /** Of an e-contact that somebody started for the patient. */
  representation: z.nullable(
    z.strictObject({
      name: z.string(),
      status: z.enum(representationStatuses),
      /** The code that the writer typed is that of one of the clinic's own patients. */
      isOfOwnPatient: z.boolean(),
      decidedByName: z.nullable(z.string()),
      decidedAt: z.nullable(moment),
    }),
  ),
  /** Those who opened it by the link in a letter. */
  letterReaders: z.array(
    z.strictObject({
      openingId: id,
      name: z.string(),
      address: z.string(),
      /** Whom the letter was written to: the patient, or who speaks for them. */
      receiverName: z.string(),
      openedAt: moment,
      decision: z.nullable(z.enum(letterReaderDecisions)),
      /** Null with a decision: somebody proved by a digital ID whose record it is. */
      decidedByName: z.nullable(z.string()),
      decidedAt: z.nullable(moment),
    }),
  ),
  /** The birth date was tried so often that no link opens it any more. */
  isLetterLocked: z.boolean(),
  /** Null where no leave is wanted. */
  leave: z.nullable(leaveCard),
  earlier: z.array(
    z.strictObject({
      id,
      type: eContactState.type,
      status: eContactState.status,
      turn: eContactState.turn,
      createdAt: moment,
      /** The caller has begun a reply or a note there and not sent it. */
      hasDraft: z.boolean(),
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
  summary:
    'What was said and done in an e-contact, the newest of it where it is long, what waits to be sent, and what I have not sent yet.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  response: z.strictObject({
    entries: z.array(clinicTimelineEntry),
    earlierBefore,
    planned: z.array(plannedMove),
    draft: z.nullable(replyDraft),
  }),
});
export type ClinicTimeline = z.output<typeof getClinicTimeline.response>;

export const listEarlierAtClinic = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/timeline/earlier',
  summary: 'What was said and done in an e-contact before a version.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  query: earlierQuery,
  response: z.strictObject({ entries: z.array(clinicTimelineEntry), earlierBefore }),
});

export const downloadEContactPdf = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/pdf',
  summary:
    'The e-contact as a PDF: who, about what, all that was said; file names, and notes where asked for.',
  access: 'clinic',
  audit: 'DOWNLOADED',
  answers: 'file',
  params: eContactParams,
  query: z.strictObject({
    /** Left out: the language of whoever asks. */
    locale: z.optional(languageTag),
    /** 'true': with the internal notes and what the clinic did for itself. */
    notes: z.optional(z.enum(['true', 'false'])),
  }),
  response: done,
});

const note = z.strictObject({
  id,
  at: moment,
  text: z.string(),
  author: z.strictObject({ name: z.string(), role: z.nullable(z.enum(employeeRoles)), me: z.boolean() }),
});
export type InternalNote = z.output<typeof note>;

export const listNotes = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/notes',
  summary: 'What staff wrote for each other; no patient sees it.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  response: z.strictObject({ notes: z.array(note) }),
});

export const addNote = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/notes',
  summary: 'Writes a note for colleagues.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'accepted',
  params: eContactParams,
  body: z.strictObject({ note: boundedText({ max: noteMax }) }),
  response: note,
});
