export { LazyExpectedReply } from './lazy-expected-reply.tsx';
export { useExpectedReply, useExpectedReplyOfDraft } from './use-expected-reply.ts';
