export { readDraft } from './drafts.ts';
export { joinTexts, typedSince } from './typed-since.ts';
export { type Draft, useDraft } from './use-draft.ts';
