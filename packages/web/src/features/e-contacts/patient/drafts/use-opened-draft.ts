import { useEffect, useState } from 'react';
import { useUser } from '../../../../core/session/index.ts';
import { type Asked, type Opening, openDraft } from './open-draft.ts';

interface State {
  readonly data: Opening | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
}
const nothing: State = { data: undefined, isError: false };

const idOf = (opening: Opening | undefined): string | undefined => {
  if (!opening || 'sentAs' in opening) return undefined;
  return 'other' in opening ? opening.other.id : opening.id;
};

/** Read once when the page opens: from then on the page knows best what is in it. */
export const useOpenedDraft = ({ personId, clinicId, type, draftId, mustExist }: Asked) => {
  const { userId } = useUser();
  const [state, setState] = useState(nothing);
  const openId = idOf(state.data);
  // Another draft is asked for: the former one must not be shown as if it were that.
  const isLeft = state.data !== undefined && 'other' in state.data && draftId === undefined;
  const isOther = isLeft || (draftId !== undefined && openId !== undefined && draftId !== openId);
  const isNeeded = isOther || (state.data === undefined && !state.isError);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isHere = true;
    openDraft(userId, { personId, clinicId, type, draftId, mustExist }).then(
      (data) => isHere && setState({ data, isError: false }),
      (error: unknown) => isHere && setState({ data: undefined, isError: true, error }),
    );
    return () => {
      isHere = false;
    };
  }, [userId, personId, clinicId, type, draftId, mustExist, isNeeded]);
  const refetch = async () => setState(nothing);
  return { ...(isOther ? nothing : state), refetch };
};
