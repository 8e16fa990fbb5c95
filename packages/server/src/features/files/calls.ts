import {
  getClinicFile,
  getPatientFile,
  listClinicFiles,
  listPatientFiles,
  removeClinicFile,
  removePatientFile,
  uploadClinicFile,
  uploadPatientFile,
} from '@tervita/contract/files';
import { overallScan } from '@tervita/domain/files';
import { NotFound } from '../../core/http/errors.ts';
import { command, exchange, query } from '../../core/http/use-case.ts';
import { acceptFile } from './accept-file.ts';
import { assertThread } from './assert-thread.ts';
import { downloads } from './download.ts';
import { filesOf, findFile, markRemoved, toItem } from './file-store.ts';
import type { FileDeps } from './files-deps.ts';

const uploads = (deps: FileDeps) => [
  exchange(uploadPatientFile, (given) => acceptFile(deps, given, null)),
  exchange(uploadClinicFile, (given) => acceptFile(deps, given, null)),
];

type Getting = typeof getPatientFile | typeof getClinicFile;
const getBy = (route: Getting) =>
  query(route, async ({ db, actor, params, touched }) => {
    const file = await findFile(db, actor, params.id);
    if (!file) throw new NotFound();
    if (file.e_contact_id) touched.eContactIds.add(file.e_contact_id);
    return toItem(file);
  });

type Removing = typeof removePatientFile | typeof removeClinicFile;
const removeBy = (route: Removing) =>
  command(route, async ({ tx, actor, params, now, publish }) => {
    if (!(await markRemoved(tx, actor, params.id, now))) throw new NotFound();
    await publish({ type: 'file.removed', key: params.id, ids: { fileId: params.id } });
    return {};
  });

type Listing = typeof listPatientFiles | typeof listClinicFiles;
const listBy = (route: Listing) =>
  query(route, async ({ db, actor, params, touched }) => {
    touched.eContactIds.add(params.id);
    await assertThread(db, actor, params.id);
    const rows = await filesOf(db, actor, params.id);
    const files = rows.map((row) => ({
      ...toItem(row),
      at: row.at.toISOString(),
      from: row.side,
      sent: row.sent,
    }));
    return { files, scanState: overallScan(files.map(({ scanState }) => scanState)) ?? null };
  });

export const fileCalls = (deps: FileDeps) => [
  ...uploads(deps),
  getBy(getPatientFile),
  getBy(getClinicFile),
  removeBy(removePatientFile),
  removeBy(removeClinicFile),
  listBy(listPatientFiles),
  listBy(listClinicFiles),
  ...downloads(deps),
];
