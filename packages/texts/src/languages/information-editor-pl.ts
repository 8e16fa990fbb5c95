import { informationEditor } from '../features/information-editor/pl.ts';
import type { InformationEditorTexts } from './information-editor-en.ts';

export const texts: InformationEditorTexts = { informationEditor };
