import { leave } from '../features/leave/et.ts';
import type { LeaveTexts } from './leave-en.ts';

export const texts: LeaveTexts = { leave };
