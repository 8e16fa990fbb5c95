import { moveClockOfProcess } from '../core/clock.ts';
import { clockAheadSeconds } from './given-time.ts';

// Before every file; those that share a world share its clock.
const world = globalThis as { isClockMoved?: boolean };
if (!world.isClockMoved) moveClockOfProcess(clockAheadSeconds());
world.isClockMoved = true;
