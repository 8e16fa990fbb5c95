import { answerMax, noteMax } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { moment, route, typed } from '../../../core/index.ts';
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

/** Longer than may be sent: what somebody pasted is kept until they have shortened it. */
const words = { reply: typed({ max: answerMax * 3 }), note: typed({ max: noteMax * 2 }) };

export const saveReplyDraft = route({
  method: 'PUT',
  path: '/clinic/e-contacts/:id/reply-draft',
  summary: 'Keeps what I typed and have not sent.',
  access: 'clinic',
  audit: 'CHANGED',
  params: eContactParams,
  body: z.strictObject({
    ...words,
    fileIds: z.optional(fileIds),
    /** What stood there when it was read: words from another window are never written over unread. */
    replaces: z.strictObject(words),
  }),
  response: z.strictObject({ updatedAt: moment }),
  codes: ['DRAFT_CHANGED'],
});
