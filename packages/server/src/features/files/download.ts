import { downloadFile, linkClinicFile, linkPatientFile } from '@tervita/contract/files';
import { BusinessError } from '@tervita/domain/core';
import { contentDisposition } from '../../core/http/content-disposition.ts';
import { NotFound } from '../../core/http/errors.ts';
import { exchange, FileAnswer, query } from '../../core/http/use-case.ts';
import { findFile, toItem } from './file-store.ts';
import type { FileDeps } from './files-deps.ts';
import { readToken, writeToken } from './link-token.ts';

type Linking = typeof linkPatientFile | typeof linkClinicFile;

const linkBy = <R extends Linking>(route: R, { hash }: FileDeps) =>
  query(route as Linking, async ({ db, actor, params, now, touched }) => {
    const file = await findFile(db, actor, params.id);
    if (!file) throw new NotFound();
    if (file.e_contact_id) touched.eContactIds.add(file.e_contact_id);
    if (!toItem(file).canOpen) throw new BusinessError('INVALID_INPUT_FILE');
    const { token, expiresAt } = writeToken(hash, actor, file.id, now);
    return { url: `/api/files/${token}`, expiresAt: expiresAt.toISOString() };
  });

/** Nothing that was uploaded is ever shown as a page of ours, whatever is in it. */
const safely = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
};

export const downloads = (deps: FileDeps) => [
  linkBy(linkPatientFile, deps),
  linkBy(linkClinicFile, deps),
  exchange(downloadFile, async ({ actor, params, transact, touched }) => {
    const file = await transact(async (tx, now) => {
      const id = readToken(deps.hash, actor, params.token, now);
      return id ? findFile(tx, actor, id) : undefined;
    });
    if (!file) throw new NotFound();
    if (file.e_contact_id) touched.eContactIds.add(file.e_contact_id);
    const { name, size, mediaType, canOpen } = toItem(file);
    if (!canOpen) throw new BusinessError('INVALID_INPUT_FILE');
    return new FileAnswer(() => deps.storage.open(file.storage_key), {
      ...safely,
      'content-type': mediaType,
      'content-length': String(size),
      'content-disposition': contentDisposition(name),
    });
  }),
];
