import { expectedReply } from '../features/expected-reply/pl.ts';
import type { ExpectedReplyTexts } from './expected-reply-en.ts';

export const texts: ExpectedReplyTexts = { expectedReply };
