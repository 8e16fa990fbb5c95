import { leave } from '../features/leave/ru.ts';
import type { LeaveTexts } from './leave-en.ts';

export const texts: LeaveTexts = { leave };
