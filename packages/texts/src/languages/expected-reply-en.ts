import { expectedReply } from '../features/expected-reply/en.ts';

/** When a patient can expect an answer. */
export const texts = { expectedReply };
export type ExpectedReplyTexts = typeof texts;
