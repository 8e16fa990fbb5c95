import { codes } from '../features/error-codes/ru.ts';
import type { ErrorCodeTexts } from './error-codes-en.ts';

export const texts: ErrorCodeTexts = { codes };
