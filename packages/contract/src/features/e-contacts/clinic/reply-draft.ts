import { answerMax, noteMax } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { boundedText, moment, route } from '../../../core/index.ts';
import { fileItem } from '../../files/index.ts';
import { eContactParams, fileIds } from '../e-contact.ts';

/** What I typed and have not sent, in any of my windows. */
export const replyDraft = z.strictObject({
  reply: z.string(),
  note: z.string(),
  files: z.array(fileItem),
  updatedAt: moment,
});
export type ReplyDraft = z.output<typeof replyDraft>;

export const saveReplyDraft = route({
  method: 'PUT',
  path: '/clinic/e-contacts/:id/reply-draft',
  summary: 'Keeps what I typed and have not sent.',
  access: 'clinic',
  audit: 'CHANGED',
  params: eContactParams,
  // Longer than may be sent: what somebody pasted is kept until they have shortened it.
  body: z.strictObject({
    reply: boundedText({ min: 0, max: answerMax * 3 }),
    note: boundedText({ min: 0, max: noteMax * 2 }),
    fileIds: z.optional(fileIds),
    /** What stood there when it was read: words from another window are never written over unread. */
    replaces: z.strictObject({ reply: z.string(), note: z.string() }),
  }),
  response: z.strictObject({ updatedAt: moment }),
  codes: ['DRAFT_CHANGED'],
});
