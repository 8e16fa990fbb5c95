import { replyTemplates } from '../features/reply-templates/et.ts';
import type { ReplyTemplatesTexts } from './reply-templates-en.ts';

export const texts: ReplyTemplatesTexts = { replyTemplates };
