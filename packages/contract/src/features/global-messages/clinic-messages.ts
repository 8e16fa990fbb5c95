import { languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { boundedText, done, id, moment, route } from '../../core/index.ts';

/** Whom a message is for; null: patients and staff. */
const forRole = z.nullable(z.enum(['PRM_PATIENT', 'PRM_DOCTOR']));

const text = boundedText({ max: 1000 });
/** In languages other than that of the clinic's country. Whoever reads none of them is shown `text`. */
const texts = z.strictObject({
  et: z.optional(text),
  en: z.optional(text),
  ru: z.optional(text),
  pl: z.optional(text),
});

export const listClinicMessages = route({
  method: 'GET',
  path: '/clinic/:clinicId/global-messages',
  summary: 'What the clinic says above every page now, to whom, and who posted it.',
  access: 'clinic',
  params: z.strictObject({ clinicId: id }),
  response: z.strictObject({
    /** Those of the clinic's country; `text` is in the first. */
    languages: z.array(z.enum(languages)),
    messages: z.array(
      z.strictObject({
        id,
        text: z.string(),
        texts,
        forRole,
        createdAt: moment,
        createdByName: z.nullable(z.string()),
      }),
    ),
  }),
});

export const postGlobalMessage = route({
  method: 'POST',
  path: '/global-message',
  summary: 'Shows a message of the clinic above every page of its patients, its staff or both.',
  access: 'clinic-admin',
  audit: 'SENT',
  idempotency: 'accepted',
  body: z.strictObject({
    clinicId: id,
    /** In the language of the clinic's country. */
    text,
    texts: z.optional(texts),
    forRole: z.optional(forRole),
  }),
  response: z.strictObject({ id }),
  codes: ['GLOBAL_MESSAGES_FULL', 'SIGN_IN_TOO_OLD'],
});

export const deleteGlobalMessage = route({
  method: 'DELETE',
  path: '/global-message/:id',
  summary: 'Takes a message of the clinic back.',
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.strictObject({ clinicId: id }),
  response: done,
});
