import { leave } from '../features/leave/pl.ts';
import type { LeaveTexts } from './leave-en.ts';

export const texts: LeaveTexts = { leave };
