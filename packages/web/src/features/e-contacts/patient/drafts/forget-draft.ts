import { dropFilesOf } from '../../../../core/drafts/kept-files.ts';
import { keepHalfSaid } from './half-said-medicines.ts';
import { forgetUnsaved } from './unsaved-draft.ts';

/** Nothing of it stays on this device. */
export const forgetDraft = (userId: string, id: string): void => {
  forgetUnsaved(userId, id);
  keepHalfSaid(userId, id, []);
  void dropFilesOf(id);
};
