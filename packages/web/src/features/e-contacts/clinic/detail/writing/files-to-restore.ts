import { getClinicTimeline, type PlannedMove } from '@tervita/contract/e-contacts';
import type { FileItem } from '@tervita/contract/files';
import { call } from '../../../../../core/api/index.ts';

/**
 * The files of what was taken back. Where it went in the place of a planned reply, that one waits again with the same
 * files: in the box as well, they could be removed from under it.
 */
export const filesToRestore = async (
  eContactId: string,
  { move, files }: PlannedMove,
): Promise<readonly FileItem[]> => {
  if (files.length === 0 || move === 'reply') return files;
  const { planned } = await call(getClinicTimeline, { params: { id: eContactId } });
  const isWaiting = (id: string) => planned.some((each) => each.files.some((file) => file.id === id));
  return files.filter(({ id }) => !isWaiting(id));
};
