import { forms } from '../features/auth/forms/et.ts';
import type { AccountTexts } from './account-en.ts';

export const texts: AccountTexts = { forms };
