import { loadPart } from '../../core/texts/index.ts';
import { ExpectedReplyCard } from './patient/expected-reply-card.tsx';
import { expectedReplyPart } from './texts.ts';

export const loadExpectedReply = async () => {
  await loadPart(expectedReplyPart);
  return { default: ExpectedReplyCard };
};
