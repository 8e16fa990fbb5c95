import { actions } from '../features/e-contacts/actions/en.ts';

/** The dialogs and messages of what staff do to e-contacts. */
export const texts = { actions };
export type ActionsTexts = typeof texts;
