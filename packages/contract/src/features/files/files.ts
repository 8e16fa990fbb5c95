import { mediaTypes, scanStates } from '@tervita/domain/files';
import * as z from 'zod/mini';
import { boundedText, done, id, moment, route } from '../../core/index.ts';

export const fileItem = z.strictObject({
  id,
  name: z.string(),
  size: z.int(),
  mediaType: z.enum(mediaTypes),
  scanState: z.enum(scanStates),
  /** False while it is being checked, and for ever when it is infected or could not be checked. */
  canOpen: z.boolean(),
});
export type FileItem = z.output<typeof fileItem>;

/** One part named "file". A name that stands before or behind it counts instead of the part's own. */
const uploadForm = z.strictObject({ fileName: z.optional(boundedText({ max: 2_000 })) });
const fileParams = z.strictObject({ id });
const refusals = ['INVALID_INPUT_FILE'] as const;

export const uploadPatientFile = route({
  method: 'POST',
  path: '/patient/files',
  summary:
    'Uploads a file for an e-contact that is still being written. Kept 24 hours unless a message takes it.',
  access: 'patient',
  audit: 'CHANGED',
  upload: true,
  body: uploadForm,
  response: fileItem,
  codes: refusals,
});

export const uploadEContactFile = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/upload',
  summary: 'Uploads a file for an e-contact that exists; the clinic sees it with the message that takes it.',
  access: 'patient',
  audit: 'CHANGED',
  upload: true,
  params: fileParams,
  body: uploadForm,
  response: fileItem,
  codes: [...refusals, 'FILES_OVER_LIMIT', 'E_CONTACT_ALREADY_CLOSED', 'E_CONTACT_MOVE_NOT_ALLOWED'],
});

export const uploadClinicFile = route({
  method: 'POST',
  path: '/clinic/files',
  summary: 'Uploads a file for a reply that is being written.',
  access: 'clinic',
  audit: 'CHANGED',
  upload: true,
  body: uploadForm,
  response: fileItem,
  codes: refusals,
});

const one = { params: fileParams, response: fileItem, audit: 'OPENED' } as const;
export const getPatientFile = route({
  method: 'GET',
  path: '/patient/files/:id',
  summary: 'How a file is: whether it was checked, and what was found.',
  access: 'patient',
  ...one,
});
export const getClinicFile = route({
  method: 'GET',
  path: '/clinic/files/:id',
  summary: 'How a file is: whether it was checked, and what was found.',
  access: 'clinic',
  ...one,
});

const removed = { params: fileParams, response: done, audit: 'CHANGED' } as const;
export const removePatientFile = route({
  method: 'DELETE',
  path: '/patient/files/:id',
  summary: 'Takes back a file of mine that no message carries yet.',
  access: 'patient',
  ...removed,
});
export const removeClinicFile = route({
  method: 'DELETE',
  path: '/clinic/files/:id',
  summary: 'Takes back a file of mine that no reply carries yet.',
  access: 'clinic',
  ...removed,
});

const listedFile = z.extend(fileItem, {
  at: moment,
  from: z.enum(['PATIENT', 'CLINIC']),
  /** False: uploaded by the reader for this e-contact, not sent with a message yet. */
  sent: z.boolean(),
});
export type ListedFile = z.output<typeof listedFile>;
const list = {
  params: fileParams,
  audit: 'OPENED',
  response: z.strictObject({
    files: z.array(listedFile),
    /** Infected beats waiting, which beats not available, which beats clean; null without files. */
    scanState: z.nullable(z.enum(scanStates)),
  }),
} as const;
export const listPatientFiles = route({
  method: 'GET',
  path: '/patient/e-contacts/:id/files',
  summary: 'The files of one of my e-contacts, oldest first.',
  access: 'patient',
  ...list,
});
export const listClinicFiles = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/files',
  summary: 'The files of an e-contact, oldest first.',
  access: 'clinic',
  ...list,
});

const link = {
  params: fileParams,
  audit: 'OPENED',
  response: z.strictObject({ url: z.string(), expiresAt: moment }),
  codes: refusals,
} as const;
export const linkPatientFile = route({
  method: 'POST',
  path: '/patient/files/:id/link',
  summary: 'An address that gives the file to this session for a minute.',
  access: 'patient',
  ...link,
});
export const linkClinicFile = route({
  method: 'POST',
  path: '/clinic/files/:id/link',
  summary: 'An address that gives the file to this session for a minute.',
  access: 'clinic',
  ...link,
});

export const downloadFile = route({
  method: 'GET',
  path: '/files/:token',
  summary: 'The file itself, always as a download. The right to it is checked again.',
  access: 'signed-in',
  audit: 'DOWNLOADED',
  answers: 'file',
  params: z.strictObject({ token: boundedText({ max: 600 }) }),
  response: done,
  codes: refusals,
});
