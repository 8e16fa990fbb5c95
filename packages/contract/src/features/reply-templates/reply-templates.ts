import { templateContentMax, templateHeadingMax } from '@tervita/domain/reply-templates';
import * as z from 'zod/mini';
import { boundedText, done, id, oneLine, route } from '../../core/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';

const content = {
  heading: oneLine({ max: templateHeadingMax }),
  content: boundedText({ max: templateContentMax }),
  forAll: z.boolean(),
  problemType: z.nullable(problemTypeName),
};

const replyTemplate = z.strictObject({
  id,
  heading: z.string(),
  content: z.string(),
  forAll: z.boolean(),
  problemType: z.nullable(problemType),
  /** False: the clinic has switched the reason off since. */
  isTypeOffered: z.boolean(),
  isMine: z.boolean(),
  /** Rises with every change. */
  version: z.int(),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

const typeRefusals = ['E_CONTACT_TYPE_NOT_OFFERED', 'FEATURE_NOT_IN_PLAN'] as const;
const ofClinic = z.strictObject({ clinicId: id });
const oneTemplate = z.strictObject({ clinicId: id, id });

export const listReplyTemplates = route({
  method: 'GET',
  path: '/clinic/:clinicId/reply-templates',
  summary: 'My own reply templates and those of the whole clinic.',
  access: 'clinic',
  params: ofClinic,
  response: z.strictObject({ templates: z.array(replyTemplate) }),
});

export const addReplyTemplate = route({
  method: 'POST',
  path: '/clinic/:clinicId/reply-templates',
  summary: 'Keeps a reply to be used again.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'required',
  params: ofClinic,
  body: z.strictObject(content),
  response: replyTemplate,
  codes: typeRefusals,
});

export const editReplyTemplate = route({
  method: 'PATCH',
  path: '/clinic/:clinicId/reply-templates/:id',
  summary:
    "Changes a template: one's own, or one that the whole clinic shares. A reason that was switched off since may stay.",
  access: 'clinic',
  audit: 'CHANGED',
  seen: 'required',
  params: oneTemplate,
  body: z.strictObject(content),
  response: replyTemplate,
  codes: ['REPLY_TEMPLATE_CHANGED', ...typeRefusals],
});

export const removeReplyTemplate = route({
  method: 'DELETE',
  path: '/clinic/:clinicId/reply-templates/:id',
  summary: 'Removes a template.',
  access: 'clinic',
  audit: 'CHANGED',
  params: oneTemplate,
  response: done,
});
