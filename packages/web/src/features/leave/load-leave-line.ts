import { loadPart } from '../../core/texts/index.ts';
import { LeaveLine } from './leave-line.tsx';
import { leavePart } from './texts.ts';

export const loadLeaveLine = async () => {
  await loadPart(leavePart);
  return { default: LeaveLine };
};
