import { warning } from '../features/e-contacts/warning/et.ts';
import type { WarningTexts } from './warning-en.ts';

export const texts: WarningTexts = { warning };
