import { useQuery } from '@tanstack/react-query';
import { type FileItem, getClinicFile } from '@tervita/contract/files';
import { useEffect } from 'react';
import { ApiError, call } from '../../../../../core/api/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import type { Uploads } from '../../../../files/index.ts';
import { keptFileIds } from '../kept-typing.ts';

/** Undefined: it is no longer there. A line that fails says nothing about that. */
const find = (id: string): Promise<FileItem | undefined> =>
  call(getClinicFile, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  });

/** Files of an earlier visit that are still there; undefined until that is known. */
export const useFilesThere = (patientId: string): readonly FileItem[] | undefined => {
  const { userId } = useUser();
  const found = useQuery({
    queryKey: ['files-of-new-e-contact', patientId],
    queryFn: async () => {
      const ids = keptFileIds(userId, patientId).read().ids?.split(',').filter(Boolean) ?? [];
      return (await Promise.all(ids.map(find))).filter((file) => file !== undefined);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return found.isError ? [] : found.data;
};

export const useKeepFiles = (patientId: string, uploads: Uploads): void => {
  const { userId } = useUser();
  const ids = uploads.ids.join();
  useEffect(() => {
    keptFileIds(userId, patientId).write(ids ? { ids } : {});
  }, [userId, patientId, ids]);
};
