import { actions } from '../features/e-contacts/actions/et.ts';
import type { ActionsTexts } from './actions-en.ts';

export const texts: ActionsTexts = { actions };
