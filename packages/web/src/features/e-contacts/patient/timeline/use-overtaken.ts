import { useQueryClient } from '@tanstack/react-query';
import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { type ApiError, queryKeyOf } from '../../../../core/api/index.ts';

const stale = ['E_CONTACT_CHANGED', 'E_CONTACT_ALREADY_CLOSED', 'E_CONTACT_MOVE_NOT_ALLOWED'];

/** Somebody was faster: what is new is shown, what was typed stays, and the person decides again. */
export const useOvertaken = () => {
  const client = useQueryClient();
  const [wasOvertaken, setOvertaken] = useState(false);
  const onError = ({ code }: ApiError): boolean => {
    if (!code || !stale.includes(code)) return false;
    void client.invalidateQueries({ queryKey: queryKeyOf(getPatientTimeline) });
    setOvertaken(code === 'E_CONTACT_CHANGED');
    return code === 'E_CONTACT_CHANGED';
  };
  return { wasOvertaken, onError, begin: () => setOvertaken(false) };
};
