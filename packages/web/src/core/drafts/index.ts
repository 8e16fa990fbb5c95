export { type Draft, useDraft } from './use-draft.ts';
