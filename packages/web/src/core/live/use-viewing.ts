import type { Viewer } from '@tervita/contract/live';
import { useEffect } from 'react';
import { useUser } from '../session/session-store.ts';
import { useStore } from '../store.ts';
import { presentStore, statusStore, viewersStore, views } from './live.ts';

const none: readonly Viewer[] = [];

/** Says that this e-contact is open here; gives the others who have it open. */
export const useViewing = ({
  eContactId,
  isWriting = false,
}: {
  eContactId: string;
  isWriting?: boolean;
}): readonly Viewer[] => {
  const { userId } = useUser();
  useEffect(
    () =>
      views.enter({ type: 'VIEW_E_CONTACT', payload: { eContactId, ...(isWriting ? { isWriting } : {}) } }),
    [eContactId, isWriting],
  );
  const viewers = useStore(viewersStore)[eContactId] ?? none;
  return viewers.filter((viewer) => viewer.userId !== userId);
};

/** Says that the clinic's list is open here; gives who has which e-contact open, by its id. */
export const useViewingList = ({ clinicId }: { clinicId: string }) => {
  useEffect(() => views.enter({ type: 'VIEW_E_CONTACTS', payload: { clinicId } }), [clinicId]);
  return useStore(viewersStore);
};

/** Everybody who has the clinic's list or one of its e-contacts open; known while the list is open here. */
export const usePresent = (): readonly Viewer[] => useStore(presentStore);

export const useLiveStatus = () => useStore(statusStore);
