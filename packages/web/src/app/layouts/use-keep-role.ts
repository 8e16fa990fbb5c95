import { useQueryClient } from '@tanstack/react-query';
import type { Permission } from '@tervita/domain/auth';
import { useEffect } from 'react';
import { showError } from '../../core/api/index.ts';
import { currentSession, switchRole } from '../../core/session/index.ts';

/** All tabs share one active role; a tab that is looked at again takes its own back before it asks anything. */
export const useKeepRole = (role: Permission): void => {
  const client = useQueryClient();
  useEffect(() => {
    const onVisible = () => {
      const user = currentSession()?.userClaim;
      const isMine = user?.permissions.includes(role) && user.activeRole !== role;
      if (document.visibilityState !== 'visible' || !isMine) return;
      switchRole(role).then(() => client.invalidateQueries(), showError);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [client, role]);
};
