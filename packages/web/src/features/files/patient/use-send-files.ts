import { useQueryClient } from '@tanstack/react-query';
import {
  addInfo,
  getPatientTimeline,
  listPatientEContacts,
  type PatientTimeline,
} from '@tervita/contract/e-contacts';
import { listPatientFiles } from '@tervita/contract/files';
import { useState } from 'react';
import { queryKeyOf, useCommand } from '../../../core/api/index.ts';

/** Files go to the clinic as added information; words with them are welcome, not needed. */
export const useSendFiles = ({ id, version }: PatientTimeline['eContact'], onDone: () => void) => {
  const client = useQueryClient();
  const [wasOvertaken, setOvertaken] = useState(false);
  const { mutate, isPending } = useCommand(addInfo, {
    refreshes: [getPatientTimeline, listPatientEContacts, listPatientFiles],
    onDone,
    onError: ({ code }) => {
      if (code !== 'E_CONTACT_CHANGED') return false;
      setOvertaken(true);
      void client.invalidateQueries({ queryKey: queryKeyOf(getPatientTimeline) });
      return true;
    },
  });
  const send = (text: string, fileIds: readonly string[]) => {
    setOvertaken(false);
    mutate({ params: { id }, body: { infoText: text.trim(), infoFileIds: [...fileIds] }, seen: version });
  };
  return { send, isPending, wasOvertaken };
};
