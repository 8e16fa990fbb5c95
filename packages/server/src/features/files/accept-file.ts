import { rm } from 'node:fs/promises';
import type { RouteDefinition } from '@tervita/contract/core';
import type { FileItem } from '@tervita/contract/files';
import { BusinessError } from '@tervita/domain/core';
import { fileMaxBytes, nameAgrees, nameWithEnding, safeFileName } from '@tervita/domain/files';
import type { ExchangeGiven } from '../../core/http/use-case.ts';
import { mediaTypeOf } from './content/media-type.ts';
import { insertFile, type NewFile, toItem } from './file-store.ts';
import type { FileDeps } from './files-deps.ts';
import { receive } from './receive.ts';

type UploadRoute = RouteDefinition & { access: 'patient' | 'clinic'; upload: true };
export type UploadGiven = Pick<
  ExchangeGiven<UploadRoute>,
  'actor' | 'transact' | 'publish' | 'newId' | 'request'
> & {
  readonly takeUpload: () => Promise<
    Pick<Awaited<ReturnType<ExchangeGiven<UploadRoute>['takeUpload']>>, 'name' | 'content'> & {
      readonly allFields: () => Promise<{ readonly fileName?: string | undefined }>;
    }
  >;
};

const takeIn = async (deps: FileDeps, given: UploadGiven) => {
  const { allFields, name: partName, content } = await given.takeUpload();
  const received = await receive(content, deps.storage.incoming);
  try {
    const { fileName } = await allFields();
    const name = safeFileName(fileName ?? partName);
    const mediaType = received.size > 0 ? await mediaTypeOf({ ...received, name }) : undefined;
    if (!mediaType || !nameAgrees(name, mediaType)) throw new BusinessError('INVALID_INPUT_FILE');
    const storageKey = await deps.storage.keep(received.path);
    return { name: nameWithEnding(name, mediaType), mediaType, storageKey, ...received };
  } catch (error) {
    await rm(received.path, { force: true });
    throw error;
  }
};

/** Bytes first, then the row: there is never a row without its bytes. */
export const acceptFile = async (
  deps: FileDeps,
  given: UploadGiven,
  eContactId: string | null,
): Promise<FileItem> => {
  const { actor } = given;
  // A length that is not told counts as the largest.
  await deps.admit(actor.userId, Number(given.request.headers['content-length'] ?? fileMaxBytes));
  const taken = await takeIn(deps, given);
  const file: NewFile = {
    id: given.newId(),
    name: taken.name,
    mediaType: taken.mediaType,
    size: taken.size,
    sha256: taken.sha256,
    storageKey: taken.storageKey,
    scanState: deps.scanner ? 'WAITING' : 'NA',
    eContactId,
  };
  try {
    await given.transact(async (tx, now) => {
      await insertFile(tx, actor, file, now);
      if (deps.scanner)
        await given.publish(tx, { type: 'file.uploaded', key: file.id, ids: { fileId: file.id } });
    });
  } catch (error) {
    await deps.storage.remove(taken.storageKey).catch(() => undefined);
    throw error;
  }
  return toItem({
    ...file,
    media_type: file.mediaType,
    scan_state: file.scanState,
    scan_result: null,
    plan: null,
  });
};
