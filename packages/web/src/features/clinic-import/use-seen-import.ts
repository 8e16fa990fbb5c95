import { type ListImport, markImportSeen } from '@tervita/contract/clinic-import';
import { isUnderWay } from '@tervita/domain/clinic-import';
import { useEffect } from 'react';
import { call } from '../../core/api/index.ts';

/** Whoever sees how it ended needs no letter about it. When this is not said, one letter too many comes. */
export const useSeenImport = ({ id, state, finishedAt }: ListImport): void => {
  const isOver = !isUnderWay(state) && finishedAt !== null;
  useEffect(() => {
    if (isOver && finishedAt) call(markImportSeen, { params: { id } }).catch(() => undefined);
  }, [id, isOver, finishedAt]);
};
