import { actions } from '../features/e-contacts/actions/ru.ts';
import type { ActionsTexts } from './actions-en.ts';

export const texts: ActionsTexts = { actions };
