export { typedSince } from './typed-since.ts';
export { type Draft, useDraft } from './use-draft.ts';
