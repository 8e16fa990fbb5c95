import { loadPart } from '../../../../../core/texts/index.ts';
import { actionsPart } from '../texts.ts';
import { Dialogs } from './dialogs.tsx';

export const loadDialogs = async () => {
  await loadPart(actionsPart);
  return { default: Dialogs };
};
