import { createStore, useStore } from '../../../../core/store.ts';
import type { Acted } from './acted.ts';
import type { CompletionSaid } from './complete.ts';

/** takeOver: it is somebody else's, whose work may be lost. closeWithReply: what must be said before the last words go. */
const askedKinds = [
  'assign',
  'takeOver',
  'accept',
  'complete',
  'closeWithReply',
  'reject',
  'reopen',
  'questionnaire',
] as const;
export type AskedKind = (typeof askedKinds)[number];

export interface Asked {
  readonly kind: AskedKind;
  /** Several for assign, complete and questionnaire. */
  readonly eContacts: readonly Acted[];
  /** Something typed to the patient would be lost. */
  readonly hasUnsentText?: boolean | undefined;
  /** Of closeWithReply. */
  readonly onSaid?: ((said: CompletionSaid) => void) | undefined;
  /** After it was done, for example to go to the next one or to clear a selection. */
  readonly onDone?: (() => void) | undefined;
}

const asked = createStore<Asked | undefined>(undefined);

/** Opens the dialog; ActionDialogs must be on the page. */
export const ask = (question: Asked): void => {
  if (question.eContacts.length > 0) asked.set(question);
};
/** The same question, of what has changed meanwhile; not where it was closed. */
export const goOnAsking = (before: Asked, next: Asked): void => {
  if (asked.get() === before) asked.set(next);
};
export const stopAsking = (): void => asked.set(undefined);
export const useAsked = (): Asked | undefined => useStore(asked);
