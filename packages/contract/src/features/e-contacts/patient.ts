import { employeeRoles } from '@tervita/domain/auth';
import { languages } from '@tervita/domain/core';
import {
  creatorKinds,
  needsWordsToReopen,
  openMoves,
  patientCloseReasons,
  patientPageSize,
  patientReopenReasons,
  reasonTextMax,
  textMax,
} from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { boundedText, day, done, id, languageTag, moment, route } from '../../core/index.ts';
import { openingHours } from '../clinics/index.ts';
import { askedPrescriptions } from '../prescriptions/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';
import {
  answerRefusals,
  answerText,
  earlierBefore,
  earlierQuery,
  eContactParams,
  eContactState,
  fileIds,
  fileRefusals,
  inARowRefusals,
  movedEContact,
  moveRefusals,
  statedSigns,
  timelineEntry,
} from './e-contact.ts';
import { moreDanger, warning } from './warning.ts';

const patientEContact = {
  ...eContactState,
  clinic: z.strictObject({ clinicId: id, name: z.string(), timeZone: z.string() }),
  patient: z.strictObject({ personId: id, firstName: z.string(), surname: z.string(), isMe: z.boolean() }),
  creator: z.strictObject({ kind: z.enum(creatorKinds), name: z.string(), isMe: z.boolean() }),
  /**
   * It tells of an emergency, and nobody at the clinic has written since: whoever reads it is to call for help. Since when
   * the clinic has it; null where it tells of none.
   */
  emergencySince: z.nullable(moment),
  /** It asks for medicines, the clinic has decided on each, and nothing was written to it since. */
  areMedicinesDecided: z.boolean(),
};

const patientEContactCard = z.strictObject({
  ...patientEContact,
  /** What it begins with, shortened; tells two of the same reason apart. */
  firstWords: z.nullable(z.string()),
  /** The clinic's latest words, shortened; null while the clinic has not written. */
  lastReply: z.nullable(
    z.strictObject({
      authorName: z.string(),
      authorRole: z.nullable(z.enum(employeeRoles)),
      text: z.string(),
      at: moment,
    }),
  ),
});
export type PatientEContactCard = z.output<typeof patientEContactCard>;

export const sendEContactText = route({
  method: 'POST',
  path: '/patient/e-contacts/fallback',
  summary: "Sends an e-contact written in the person's own words.",
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  /** The version of the draft that is sent: newer words of another device are not passed over. */
  seen: 'accepted',
  body: z.strictObject({
    eContactType: problemTypeName,
    patientPersonId: id,
    clinicId: id,
    text: boundedText({ max: textMax }),
    fileIds: z.optional(fileIds),
    /** Medicines that are asked for; left out: those of the draft. */
    prescriptions: z.optional(askedPrescriptions),
    /** The draft that it was written in: it becomes one e-contact, and is gone with it. */
    aiQuestionnaireId: z.optional(z.nullable(id)),
    language: z.optional(z.enum(languages)),
    /** Of words that were never saved as a draft: the signs of danger that are there, or "none" alone. */
    dangerSigns: z.optional(statedSigns),
  }),
  /** Judged once more: whoever could not be warned before is warned now. */
  response: z.extend(movedEContact, { warning: z.nullable(warning) }),
  codes: [
    'PERSON_IS_UNDERAGE',
    'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    'DRAFT_ALREADY_SENT',
    'DRAFT_CHANGED',
    'DANGER_NOT_ASKED',
    'QUESTIONNAIRE_MISMATCH',
    'PRESCRIPTION_ALREADY_WAITS',
    'PRESCRIPTION_FREQUENCY_NOT_OFFERED',
    ...fileRefusals,
  ],
});

/** The language of the page, for the warning; left out: that of the account. */
const locale = z.optional(languageTag);

/** Whoever wrote of danger in what they added is told so with the answer. */
const writtenMore = z.extend(movedEContact, { warning: z.nullable(warning), ask: z.nullable(moreDanger) });

const pageNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000));

export const listPatientEContacts = route({
  method: 'GET',
  path: '/patient/e-contacts',
  summary: 'My e-contacts, newest first: those in progress, or the finished ones page by page.',
  access: 'patient',
  audit: 'LISTED',
  query: z.strictObject({
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), patientPageSize),
    page: z._default(pageNumber, 0),
    finished: z._default(z.stringbool(), false),
  }),
  response: z.strictObject({ eContacts: z.array(patientEContactCard), more: z.boolean() }),
});

const patientTimelineEntry = z.extend(timelineEntry, { move: z.enum(openMoves) });
export type PatientTimelineEntry = z.output<typeof patientTimelineEntry>;

export const getPatientTimeline = route({
  method: 'GET',
  path: '/patient/e-contacts/:id/timeline',
  summary: 'One of my e-contacts with what was said, the newest of it where it is long.',
  access: 'patient',
  audit: 'OPENED',
  params: eContactParams,
  response: z.strictObject({
    eContact: z.strictObject(patientEContact),
    clinicPhone: z.nullable(z.string()),
    clinicEmails: z.array(z.string()),
    clinicWebsites: z.array(z.string()),
    openingHours,
    entries: z.array(patientTimelineEntry),
    earlierBefore,
    /** Questionnaires that the clinic asked for and nobody has filled in yet. */
    questionnaireRequests: z.array(
      z.strictObject({
        id,
        type: problemType,
        askedAt: moment,
        /** The reader has answered some of it already. */
        isBegun: z.boolean(),
      }),
    ),
  }),
});
export type PatientTimeline = z.output<typeof getPatientTimeline.response>;

export const listEarlierOfMine = route({
  method: 'GET',
  path: '/patient/e-contacts/:id/timeline/earlier',
  summary: 'What was said in one of my e-contacts before a version.',
  access: 'patient',
  audit: 'OPENED',
  params: eContactParams,
  query: earlierQuery,
  response: z.strictObject({ entries: z.array(patientTimelineEntry), earlierBefore }),
});

export const markEContactSeen = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/seen',
  summary: 'Says that the thread is open before the eyes of whoever it belongs to.',
  access: 'patient',
  audit: 'CHANGED',
  params: eContactParams,
  response: done,
});

export const claimEContact = route({
  method: 'POST',
  path: '/patient/e-contact-claims',
  summary:
    'Opens what a clinic wrote to somebody without an account, by the link in its letter and the birth date.',
  access: 'patient',
  audit: 'CHANGED',
  body: z.strictObject({ token: boundedText({ max: 100 }), birthDate: day }),
  response: z.strictObject({ eContactId: id }),
  codes: ['CLAIM_LINK_REFUSED'],
});

export const answerInquiry = route({
  method: 'POST',
  path: '/patient/actions/:id/inquiry/complete',
  summary: "Answers the clinic's question; :id is the e-contact. It is the clinic's turn again.",
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  seen: 'accepted',
  params: eContactParams,
  body: z.strictObject({ answer: answerText(), answerFileIds: z.optional(fileIds), locale }),
  response: writtenMore,
  codes: [...moveRefusals, ...inARowRefusals, ...answerRefusals, ...fileRefusals],
});

export const addInfo = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/info',
  summary: 'Adds information to an e-contact that is being handled.',
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  seen: 'accepted',
  params: eContactParams,
  // Files may speak for themselves.
  body: z
    .strictObject({
      infoText: boundedText({ min: 0, max: textMax }),
      infoFileIds: z.optional(fileIds),
      locale,
    })
    .check(
      z.refine(({ infoText, infoFileIds = [] }) => infoText !== '' || infoFileIds.length > 0, {
        error: 'required',
        path: ['infoText'],
      }),
    ),
  response: writtenMore,
  codes: [...moveRefusals, ...inARowRefusals, ...fileRefusals],
});

export const closeMyEContact = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/complete',
  summary:
    "Completes an e-contact; before the clinic's first answer it is withdrawn. Where the comment tells of danger it stays open.",
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  seen: 'accepted',
  params: eContactParams,
  body: z.strictObject({
    reason: z.enum(patientCloseReasons),
    comment: z.optional(z.nullable(boundedText({ max: reasonTextMax }))),
    locale,
  }),
  response: writtenMore,
  codes: [...moveRefusals, 'E_CONTACT_DANGER_UNSEEN'],
});

export const reopenMyEContact = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/reopen',
  summary: "Opens a completed e-contact again, for 30 days. It is the clinic's turn.",
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  seen: 'accepted',
  params: eContactParams,
  body: z
    .strictObject({
      /** Left out, it is another reason than ours, which the words tell. */
      reason: z._default(z.enum(patientReopenReasons), 'OTHER'),
      infoText: z.optional(boundedText({ min: 0, max: textMax })),
      infoFileIds: z.optional(fileIds),
      locale,
    })
    .check(
      z.refine(({ reason, infoText = '' }) => infoText !== '' || !needsWordsToReopen(reason), {
        error: 'required',
        path: ['infoText'],
      }),
    ),
  response: writtenMore,
  codes: [...moveRefusals, ...inARowRefusals, ...fileRefusals],
});
