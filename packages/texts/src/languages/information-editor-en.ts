import { informationEditor } from '../features/information-editor/en.ts';

/** Where the items of the information hub are written. */
export const texts = { informationEditor };
export type InformationEditorTexts = typeof texts;
