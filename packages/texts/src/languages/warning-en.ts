import { warning } from '../features/e-contacts/warning/en.ts';

/** What stands around a warning. */
export const texts = { warning };
export type WarningTexts = typeof texts;
