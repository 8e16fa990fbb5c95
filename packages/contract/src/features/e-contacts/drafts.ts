import { languages } from '@tervita/domain/core';
import { draftTextMax } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { done, id, moment, route, typed } from '../../core/index.ts';
import { fileItem } from '../files/index.ts';
import { askedPrescription, askedPrescriptions } from '../prescriptions/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';
import { fileIds } from './e-contact.ts';
import { warning } from './warning.ts';

/** How it is being written. */
const kind = z.enum(['OWN_WORDS', 'QUESTIONNAIRE']);
const draftParams = z.strictObject({ id });

const draftHead = {
  id,
  kind,
  type: problemType,
  patient: z.strictObject({ personId: id, firstName: z.string(), surname: z.string(), isMe: z.boolean() }),
  clinic: z.strictObject({ clinicId: id, name: z.string() }),
  version: z.int(),
  updatedAt: moment,
  /** The clinic asked for it; null where the person came by themselves. */
  requestId: z.nullable(id),
  /** When it goes to the clinic by itself, as a grave sign of danger stands in it; null without one. */
  goesAt: z.nullable(moment),
  /** What its writer must know about words that are saved and not sent; nobody else is told. Null where they tell of no grave danger. */
  warning: z.nullable(warning),
};

const draftCard = z.strictObject({
  ...draftHead,
  /** The beginning of the text, on one line. */
  preview: z.string(),
  files: z.int(),
  /** Something was told. Who only said that no sign of danger is there, and left, has begun nothing worth a card. */
  isBegun: z.boolean(),
});
export type DraftCard = z.output<typeof draftCard>;

const draft = z.strictObject({
  ...draftHead,
  text: z.string(),
  files: z.array(fileItem),
  /** Medicines that are asked for. */
  prescriptions: z.array(askedPrescription),
  /** Questions were answered on the way: the answers are about this person at this clinic and go nowhere else. */
  hasQuestionnaire: z.boolean(),
  /** A sign of danger stands in those answers: they go to the clinic by themselves unless the draft is deleted. */
  isAlarming: z.boolean(),
  /** It is not sent before signs of danger were asked about: not yet for this reason, or too long ago. */
  asksDanger: z.boolean(),
});
export type EContactDraft = z.output<typeof draft>;

export const listDrafts = route({
  method: 'GET',
  path: '/patient/ai-questionnaires/drafts',
  summary: 'E-contacts that I began and have not sent, the last changed first.',
  access: 'patient',
  audit: 'LISTED',
  response: z.strictObject({ drafts: z.array(draftCard) }),
});

export const deleteDraft = route({
  method: 'DELETE',
  path: '/patient/ai-questionnaires/:id',
  summary: 'Deletes an unsent e-contact with its files.',
  access: 'patient',
  audit: 'CHANGED',
  params: draftParams,
  response: done,
});

export const getDraft = route({
  method: 'GET',
  path: '/patient/e-contacts/drafts/:id',
  summary: 'An unsent e-contact with its text and files, or the e-contact that it became.',
  access: 'patient',
  audit: 'OPENED',
  params: draftParams,
  response: z.strictObject({ draft: z.nullable(draft), eContactId: z.nullable(id) }),
});

export const saveDraft = route({
  method: 'PUT',
  path: '/patient/e-contacts/drafts/:id',
  summary:
    'Keeps an unsent e-contact under the id that its author chose. If-Match is the version that was changed, 0 for a new one.',
  access: 'patient',
  audit: 'CHANGED',
  seen: 'required',
  params: draftParams,
  body: z.strictObject({
    eContactType: problemTypeName,
    patientPersonId: id,
    clinicId: id,
    text: typed({ max: draftTextMax }),
    fileIds: z.optional(fileIds),
    /** Medicines that are asked for; left out: as they were. */
    prescriptions: z.optional(askedPrescriptions),
    language: z.optional(z.enum(languages)),
    /** The draft of a questionnaire whose words these were: it keeps its answers, and the words no longer. */
    takenFrom: z.optional(id),
  }),
  response: z.strictObject({ id, version: z.int(), updatedAt: moment, warning: draftHead.warning }),
  codes: ['TOO_MANY_DRAFTS', 'DRAFT_CHANGED', 'DRAFT_ALREADY_SENT', 'QUESTIONNAIRE_MISMATCH'],
});
