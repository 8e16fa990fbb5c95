import { deleteDraft, listDrafts } from '@tervita/contract/e-contacts';
import { useCommand } from '../../../../core/api/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { useSendingTexts } from '../flow/texts.ts';
import { forgetDraft } from './forget-draft.ts';

/** It may be gone already, from another tab; then there is nothing left to do. */
export const useDeleteDraft = (id: string, onDone: () => void) => {
  const { deleted } = useSendingTexts().drafts;
  const { userId } = useUser();
  const done = () => {
    forgetDraft(userId, id);
    toasts.show({ tone: 'success', text: deleted });
    onDone();
  };
  const command = useCommand(deleteDraft, {
    refreshes: [listDrafts],
    onDone: done,
    onError: ({ status }) => {
      if (status !== 404) return false;
      done();
      return true;
    },
  });
  return { remove: () => command.mutate({ params: { id } }), isPending: command.isPending };
};
