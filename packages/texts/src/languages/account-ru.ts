import { forms } from '../features/auth/forms/ru.ts';
import type { AccountTexts } from './account-en.ts';

export const texts: AccountTexts = { forms };
