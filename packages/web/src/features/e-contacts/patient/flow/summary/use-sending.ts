import { dropFilesOf } from '../../../../../core/drafts/kept-files.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import type { DraftSaver } from '../../drafts/draft-saver.ts';
import { type Opened, rememberSent } from '../../drafts/open-draft.ts';
import { forgetUnsaved, keepUnsaved } from '../../drafts/unsaved-draft.ts';
import { keepNotice } from '../../warning/writer-notices.ts';
import { isWarningRead } from '../write/judged-words.ts';
import { deliver, isUncertain } from './deliver.ts';
import { useDelivery } from './use-delivery.ts';

/** Sends a draft in the person's own words. */
export const useSending = ({ id, version, content }: Opened, saver: DraftSaver) => {
  const { userId } = useUser();
  const language = useLanguage();
  const { state, send } = useDelivery();
  const given = { userId, draftId: id, content, version: saver.version, language, saved: saver.flushSoon };
  return {
    state,
    send: () =>
      send({
        deliver: (signal) => deliver({ ...given, signal }),
        onDelivered: ({ eContactId, warning }) => {
          if (warning && !isWarningRead(id, warning)) keepNotice(userId, eContactId, { warning, ask: null });
          forgetUnsaved(userId, id);
          rememberSent(id, eContactId);
          void dropFilesOf(id);
        },
        // It may have arrived: then the server has no draft any more. Or it has other words, and one of them is chosen.
        onFailed: (error) => {
          if (isUncertain(error) || error.code === 'DRAFT_CHANGED')
            keepUnsaved(userId, { ...content, id, version, tried: [] });
        },
      }),
  };
};
