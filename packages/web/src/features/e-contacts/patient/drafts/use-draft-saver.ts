import { useQueryClient } from '@tanstack/react-query';
import { listDrafts } from '@tervita/contract/e-contacts';
import { useEffect, useState } from 'react';
import { queryKeyOf } from '../../../../core/api/index.ts';
import { beforeLeaving, useUser } from '../../../../core/session/index.ts';
import { useStore } from '../../../../core/store.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { holdDraft } from './draft-lock.ts';
import { createDraftSaver, type DraftSaver, type OpenedDraft, type SaverView } from './draft-saver.ts';

/** Saves after a pause, when the page is left in any way, and when the connection is back. */
export const useDraftSaver = (opened: OpenedDraft): [DraftSaver, SaverView] => {
  const { userId } = useUser();
  const language = useLanguage();
  const client = useQueryClient();
  const [saver] = useState(() => {
    const onSaved = () => void client.invalidateQueries({ queryKey: queryKeyOf(listDrafts) });
    return createDraftSaver(opened, { userId, language, onSaved });
  });
  useEffect(() => {
    const flush = () => void saver.flush();
    const stop = saver.start();
    const unlock = holdDraft(opened.id);
    const stopLeaving = beforeLeaving(saver.flush);
    document.addEventListener('visibilitychange', flush);
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      stopLeaving();
      // What is on its way must not be taken for something that was left behind.
      void stop().finally(unlock);
    };
  }, [saver, opened.id]);
  return [saver, useStore(saver.store)];
};
