import { markEContactSeen, type PatientTimeline } from '@tervita/contract/e-contacts';
import { useEffect, useRef } from 'react';
import { call } from '../../../../core/api/index.ts';

/** Tells the clinic that its latest words are before the reader's eyes: once for each, and only in a tab that is seen. */
export const useMarkSeen = ({ eContact, entries }: PatientTimeline): void => {
  const latest = entries.findLast(({ author, text }) => author.kind === 'STAFF' && text)?.id;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!latest) return undefined;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.current === latest) return;
      told.current = latest;
      // Nobody waits for it: without a network it is told the next time the thread is opened.
      call(markEContactSeen, { params: { id: eContact.id } }).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [eContact.id, latest]);
};
