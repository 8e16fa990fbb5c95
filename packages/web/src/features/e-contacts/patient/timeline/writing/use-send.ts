import {
  addInfo,
  answerInquiry,
  getPatientTimeline,
  listPatientEContacts,
} from '@tervita/contract/e-contacts';
import { type ApiError, useCommand } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import type { WriterNotice } from '../../warning/writer-notices.ts';
import type { Thread } from '../thread.ts';

export type WritingKind = 'answer' | 'addInfo';

const refreshes = [getPatientTimeline, listPatientEContacts];

/** The two ways in which a patient goes on writing. */
export const useSend = (
  kind: WritingKind,
  options: {
    onDone: (done: WriterNotice) => void;
    onError: (error: ApiError) => boolean;
  },
) => {
  const locale = useLanguage();
  const answer = useCommand(answerInquiry, { refreshes, ...options });
  const info = useCommand(addInfo, { refreshes, ...options });
  const send = ({ id, version: seen }: Thread, text: string, fileIds: string[]) =>
    kind === 'answer'
      ? answer.mutate({ params: { id }, body: { answer: text, answerFileIds: fileIds, locale }, seen })
      : info.mutate({ params: { id }, body: { infoText: text, infoFileIds: fileIds, locale }, seen });
  return {
    send,
    isPending: answer.isPending || info.isPending,
    /** Kept back until there is a connection. */
    isWaiting: answer.isPaused || info.isPaused,
  };
};
