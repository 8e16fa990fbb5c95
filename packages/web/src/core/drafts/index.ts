export { forgetDrafts, tidyDrafts } from './drafts.ts';
export { type Draft, useDraft } from './use-draft.ts';
