import { useEffect, useRef } from 'react';
import { now } from '../../../../core/clock.ts';
import { dropFile, type KeptFile, keepFile } from '../../../../core/drafts/kept-files.ts';
import { useUser } from '../../../../core/session/index.ts';
import { isOnItsWay, type useUploads } from '../../../files/index.ts';

/** A chosen file stays on this device until the draft at the server has it: a reload in between costs nothing. */
export const useKeptFiles = (
  draftId: string,
  uploads: ReturnType<typeof useUploads>,
  waiting: readonly KeptFile[],
  boundFiles: readonly string[],
): void => {
  const { userId } = useUser();
  const kept = useRef(new Map<string, string | undefined>(waiting.map(({ key, itemId }) => [key, itemId])));
  useEffect(() => {
    const all = kept.current;
    for (const upload of uploads.list) {
      const { key, file, item } = upload;
      const isWorth = file && (isOnItsWay(upload) || item) && !(item && boundFiles.includes(item.id));
      if (!isWorth || (all.has(key) && all.get(key) === item?.id)) continue;
      all.set(key, item?.id);
      void keepFile({ key, userId, draftId, file, itemId: item?.id, at: now().getTime() });
    }
    for (const [key, itemId] of all) {
      const isGone = !uploads.list.some((upload) => upload.key === key);
      if (!isGone && !(itemId && boundFiles.includes(itemId))) continue;
      all.delete(key);
      void dropFile(key);
    }
  }, [uploads.list, boundFiles, draftId, userId]);
};
