import { replyTemplates } from '../features/reply-templates/en.ts';

export const texts = { replyTemplates };
export type ReplyTemplatesTexts = typeof texts;
