import { useNavigate } from 'react-router';
import { useUser } from '../../../../core/session/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { flowAddress } from '../flow/flow-choice.ts';
import type { FlowTarget } from '../flow/flow-target.ts';
import { useSendingTexts } from '../flow/texts.ts';
import { forgetDraft } from './forget-draft.ts';
import { keepHalfSaid, readHalfSaid } from './half-said-medicines.ts';
import { type Content, keepUnsaved } from './unsaved-draft.ts';

/** The words of a draft that was deleted in another place begin another one. Its files went with it. */
export const useBeginAnew = (target: FlowTarget, deletedId: string) => {
  const { begun } = useSendingTexts().write.deletedElsewhere;
  const { userId } = useUser();
  const navigate = useNavigate();
  return async (content: Content) => {
    const id = crypto.randomUUID();
    keepUnsaved(userId, { ...content, files: [], id, version: 0, tried: [] });
    keepHalfSaid(userId, id, readHalfSaid(userId, deletedId));
    forgetDraft(userId, deletedId);
    toasts.show({ tone: 'info', text: begun });
    // The page that opens saves it, and asks about danger as of any other that begins with words.
    await navigate(flowAddress('create', { ...target, draftId: id }), { replace: true });
  };
};
