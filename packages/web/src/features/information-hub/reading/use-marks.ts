import {
  getInformation,
  getInformationStatus,
  listInformation,
  markInformationRead,
  markInformationUnread,
} from '@tervita/contract/information-hub';
import { useEffect, useRef } from 'react';
import { useCommand } from '../../../core/api/index.ts';

export const refreshedByMarks = [listInformation, getInformation, getInformationStatus] as const;

interface Shown {
  readonly id: string;
  readonly version: number;
  readonly isUnread: boolean;
}

/** What was shown is read, once: whoever then says that it is unread keeps it so. */
export const useMarks = (clinicId: string, shown: Shown | undefined) => {
  // Nobody is told that a mark did not arrive: the item stays unread and is marked when it is opened again.
  const { mutate: read } = useCommand(markInformationRead, {
    refreshes: refreshedByMarks,
    onError: () => true,
  });
  const unread = useCommand(markInformationUnread, { refreshes: refreshedByMarks });
  const marked = useRef('');
  const { id, version, isUnread } = shown ?? {};
  useEffect(() => {
    const name = `${clinicId} ${id} ${version}`;
    if (!id || !version || marked.current === name) return;
    marked.current = name;
    if (isUnread) read({ params: { id }, body: { clinicId, version } });
  }, [clinicId, id, version, isUnread, read]);
  return {
    markUnread: () => id && unread.mutate({ params: { id }, body: { clinicId } }),
    isMarking: unread.isPending,
  };
};
