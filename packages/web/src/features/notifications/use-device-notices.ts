import { useQueryClient } from '@tanstack/react-query';
import { getPushState } from '@tervita/contract/notifications';
import { useState } from 'react';
import { queryKeyOf, useAnswer } from '../../core/api/index.ts';
import { isConfirmedFor, turnPushOff, turnPushOn } from '../../core/push/push-device.ts';
import { pushSupport } from '../../core/push/push-support.ts';
import { useUser } from '../../core/session/index.ts';

/** What the browser allows, what the server knows, and the way from off to on. */
export const useDeviceNotices = () => {
  const { userId } = useUser();
  const client = useQueryClient();
  const { data } = useAnswer(getPushState);
  const [support, setSupport] = useState(pushSupport);
  const [wished, setWished] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);

  const change = async (isOn: boolean): Promise<boolean> => {
    const publicKey = data?.publicKey;
    if (!publicKey) return false;
    setWished(isOn);
    setFailed(false);
    try {
      const isAllowed = isOn ? await turnPushOn(publicKey, userId) : await turnPushOff().then(() => true);
      await client.invalidateQueries({ queryKey: queryKeyOf(getPushState) });
      return isAllowed;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setSupport(pushSupport());
      setWished(undefined);
    }
  };

  return {
    /** False while it is not known. */
    isOffered: data !== undefined && data.publicKey !== null,
    support,
    // The server may know this browser by an address that it has since given up.
    isOn: wished ?? (data?.isOn === true && isConfirmedFor(userId)),
    isPending: wished !== undefined,
    hasFailed,
    change,
  };
};
