import { getInboxView, saveInboxView } from '@tervita/contract/e-contacts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../../core/api/index.ts';
import { useSelectedClinic } from '../../../../core/session/index.ts';
import { choiceIn, type InboxChoice, inboxSearch } from './choice.ts';

const restMs = 800;
const ignore = () => undefined;
const viewOf = (choice: Partial<InboxChoice>) => inboxSearch({ ...choice, previewed: undefined }).toString();

/** Opened without a view, the inbox shows the one looked at last; false until that is known. */
export const useSavedView = (choice: InboxChoice): boolean => {
  const clinicId = useSelectedClinic()?.clinicId;
  const [params, setParams] = useSearchParams();
  const [readyFor, setReadyFor] = useState(params.size > 0 ? clinicId : undefined);
  const isReady = readyFor === clinicId;
  const view = viewOf(choice);

  useEffect(() => {
    if (isReady || !clinicId) return undefined;
    const asking = new AbortController();
    call(getInboxView, { params: { clinicId } }, { signal: asking.signal })
      .then(({ view: saved }) => {
        if (saved) setParams(inboxSearch(choiceIn(new URLSearchParams(saved))), { replace: true });
      })
      .catch(ignore)
      .finally(() => {
        if (!asking.signal.aborted) setReadyFor(clinicId);
      });
    return () => asking.abort();
  }, [isReady, clinicId, setParams]);

  const [saved, setSaved] = useState<string | undefined>();
  useEffect(() => {
    if (!isReady || !clinicId) return undefined;
    // What it was opened with is not news.
    if (saved === undefined) return setSaved(view);
    if (saved === view) return undefined;
    const timer = setTimeout(() => {
      setSaved(view);
      call(saveInboxView, { params: { clinicId }, body: { view } }, { keepalive: true }).catch(ignore);
    }, restMs);
    return () => clearTimeout(timer);
  }, [isReady, clinicId, view, saved]);
  return isReady;
};
