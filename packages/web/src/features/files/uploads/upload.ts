import type { FileItem } from '@tervita/contract/files';
import { fileMaxBytes, filesPerMessage, mayBeSent, type UploadState } from '@tervita/domain/files';
import { ApiError } from '../../../core/api/index.ts';

/** What is wrong with a file, said beside it. */
export type UploadFault = 'tooLarge' | 'badKind' | 'unreadable' | 'empty' | 'tooMany' | ApiError;

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: UploadState;
  /** 0 to 1. */
  readonly progress: number;
  /** As the server has it, once it is there. */
  readonly item: FileItem | undefined;
  readonly fault: UploadFault | undefined;
  /** Absent for one that was uploaded on an earlier visit. */
  readonly file: File | undefined;
}

const faultOf = (file: File, place: number): UploadFault | undefined => {
  if (file.size > fileMaxBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  if (!mayBeSent(file.name)) return 'badKind';
  return place >= filesPerMessage ? 'tooMany' : undefined;
};

/** Refused before a byte is sent where that can be known. */
export const selected = (file: File, place: number): Upload => {
  const fault = faultOf(file, place);
  return {
    key: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    state: fault ? 'FAILED' : 'SELECTED',
    progress: 0,
    item: undefined,
    fault,
    file,
  };
};

export const earlier = (item: FileItem): Upload => ({
  key: item.id,
  name: item.name,
  size: item.size,
  state: 'COMPLETED',
  progress: 1,
  item,
  fault: undefined,
  file: undefined,
});

export const faultOfAnswer = (error: unknown): UploadFault => {
  if (!(error instanceof ApiError)) return new ApiError({ status: 0, code: 'OFFLINE' });
  if (error.status === 413) return 'tooLarge';
  return error.code === 'INVALID_INPUT_FILE' ? 'unreadable' : error;
};

/** Trying again helps only where the file itself is not at fault. */
export const canRetry = ({ state, fault }: Upload): boolean =>
  state === 'FAILED' && (fault === undefined || fault instanceof ApiError);

/** Worth keeping over a reload: on its way, or only the network was at fault. */
export const isOnItsWay = (upload: Upload): boolean =>
  upload.state === 'SELECTED' || upload.state === 'UPLOADING' || canRetry(upload);

export type Blocked = 'BUSY' | 'FAILED' | 'INFECTED';

/** Why a message cannot go yet; undefined when it can. */
export const blockedBy = (uploads: readonly Upload[]): Blocked | undefined => {
  if (uploads.some(({ item }) => item?.scanState === 'INFECTED')) return 'INFECTED';
  if (uploads.some(({ state }) => state === 'FAILED')) return 'FAILED';
  return uploads.some(({ state }) => state !== 'COMPLETED') ? 'BUSY' : undefined;
};

export const idsOf = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ item }) => (item ? [item.id] : []));
