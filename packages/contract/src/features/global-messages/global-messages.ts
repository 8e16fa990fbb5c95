import { permissions } from '@tervita/domain/auth';
import { languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { id, route } from '../../core/index.ts';

/** Ids in one query parameter, separated by commas. */
const idList = z.pipe(
  z.string().check(z.maxLength(400)),
  z.pipe(
    z.transform((text: string) => text.split(',').filter(Boolean)),
    z.array(id),
  ),
);

export const getGlobalMessages = route({
  method: 'GET',
  path: '/prm/global-message',
  summary:
    "Messages that the person's clinics show above every page, in the reader's language where they have it.",
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  query: z.strictObject({
    role: z.optional(z.enum(permissions)),
    clinicIds: z.optional(idList),
    /** What the reader reads; left out, what they chose before. */
    language: z.optional(z.enum(languages)),
  }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        id,
        text: z.string(),
        /** Of the text: the reader's, or that of the clinic's country. */
        language: z.enum(languages),
        clinicName: z.string(),
      }),
    ),
  }),
});
