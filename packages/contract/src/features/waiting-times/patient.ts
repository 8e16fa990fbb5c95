import * as z from 'zod/mini';
import { id, moment, route } from '../../core/index.ts';

const params = z.strictObject({ id });
const expected = z.strictObject({
  /** Half of the clinic's patients have an answer by then; null when that time has passed. */
  by: z.nullable(moment),
  nineOfTenBy: moment,
});
export type ExpectedReplyTimes = z.output<typeof expected>;
/** Null: the clinic has too few answers or does not show it, or danger is a matter for somebody else and sooner. */
const response = z.strictObject({ expected: z.nullable(expected) });

export const getExpectedReplyOfDraft = route({
  method: 'GET',
  path: '/patient/e-contacts/drafts/:id/expected-reply',
  summary: 'When to expect the first answer if this unsent e-contact is sent now.',
  access: 'patient',
  params,
  response,
});

export const getExpectedReply = route({
  method: 'GET',
  path: '/patient/e-contacts/:id/expected-reply',
  summary: 'When to expect the first answer to this e-contact, while it waits for one.',
  access: 'patient',
  params,
  response,
});
