import { supportDescriptionMax, supportSubjectMax, supportTopics } from '@tervita/domain/support';
import * as z from 'zod/mini';
import { boundedText, email, oneLine, route } from '../../core/index.ts';

export const sendSupportMessage = route({
  method: 'POST',
  path: '/support/messages',
  summary:
    'Writes to the support of the platform. A copy goes to the address that is given, where it is known to be the writer’s.',
  access: 'signed-in',
  // Who is stuck at the profile or at the texts to agree to must be able to ask.
  allowedWithout: ['PROFILE', 'CONSENTS'],
  audit: 'SENT',
  idempotency: 'required',
  body: z.strictObject({
    topic: z.enum(supportTopics),
    subject: oneLine({ max: supportSubjectMax }),
    description: boundedText({ max: supportDescriptionMax }),
    email,
    /** Of the error that was seen before. */
    requestId: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    /** "Chrome 142 on Android": what helps to see the same. */
    browser: z.nullable(boundedText({ max: 200 })),
  }),
  response: z.strictObject({ reference: z.string() }),
  codes: ['MAIL_NOT_AVAILABLE'],
});
