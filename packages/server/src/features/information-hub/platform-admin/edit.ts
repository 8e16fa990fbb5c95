import {
  addInformation,
  type EditedInformation,
  editedPageSize,
  getEditedInformation,
  getInformationVersion,
  listEditedInformation,
  publishInformation,
  saveInformation,
  withdrawInformation,
} from '@tervita/contract/information-hub';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { gapsIn } from '@tervita/domain/information-hub';
import type { Reader } from '../../../core/database/database.ts';
import { BadInput, NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import { refuseOldSignIn } from '../../auth/index.ts';
import { faultsIn } from '../markdown.ts';
import { findEdited, findVersion, insertVersion, listEdited, lockItem } from './edited-store.ts';

const edited = async (db: Reader, id: string): Promise<EditedInformation> => {
  const item = await findEdited(db, id);
  if (!item) throw new NotFound();
  return item;
};

const assertReadable = (content: Parameters<typeof faultsIn>[0]): void => {
  const faults = faultsIn(content);
  if (faults.length > 0) throw new BadInput(faults);
};

export const list = query(listEditedInformation, ({ db, actor, query: { locale, search, state, page } }) => {
  const language = locale ?? actor.language ?? 'en';
  return listEdited(db, { language, search, state, page, size: editedPageSize });
});

export const get = query(getEditedInformation, ({ db, params }) => edited(db, params.id));

export const getVersion = query(getInformationVersion, async ({ db, params }) => {
  const version = await findVersion(db, params.id, params.version);
  if (!version) throw new NotFound();
  return version;
});

export const add = command(addInformation, async ({ tx, actor, body, now, newId }) => {
  assertReadable(body);
  const id = newId();
  await tx
    .insertInto('information_item')
    .values({ id, kind: body.kind, version: 1, created_at: now, updated_at: now })
    .execute();
  await insertVersion(tx, { id, version: 1, content: body, author: actor, now });
  return edited(tx, id);
});

export const save = command(saveInformation, async ({ tx, actor, params, body, seen, now }) => {
  assertReadable(body);
  const before = await lockItem(tx, params.id);
  if (!before) throw new NotFound();
  if (before.version !== seen) throw new LogicError('INFORMATION_CHANGED');
  const version = before.version + 1;
  await insertVersion(tx, { id: params.id, version, content: body, author: actor, now });
  await tx
    .updateTable('information_item')
    .set({ version, revision: before.revision + 1, updated_at: now })
    .where('id', '=', params.id)
    .execute();
  return edited(tx, params.id);
});

/** The first time everybody is told; later, of a new version, only when the writer says so. */
export const publish = command(publishInformation, async ({ tx, actor, params, body, seen, now }) => {
  refuseOldSignIn(actor, now);
  const before = await lockItem(tx, params.id);
  if (!before) throw new NotFound();
  if (before.revision !== seen) throw new LogicError('INFORMATION_CHANGED');
  const { content } = await edited(tx, params.id);
  if (gapsIn(content).length > 0) throw new BusinessError('INFORMATION_NOT_COMPLETE');
  const isOut = before.published_version === before.version && !before.withdrawn_at;
  if (isOut) return edited(tx, params.id);
  await tx
    .updateTable('information_item')
    .set({
      kind: content.kind,
      published_version: before.version,
      told_version: body.tellAgain || before.told_version === null ? before.version : before.told_version,
      published_at: now,
      withdrawn_at: null,
      revision: before.revision + 1,
      updated_at: now,
    })
    .where('id', '=', params.id)
    .execute();
  return edited(tx, params.id);
});

export const withdraw = command(withdrawInformation, async ({ tx, actor, params, seen, now }) => {
  refuseOldSignIn(actor, now);
  const before = await lockItem(tx, params.id);
  // What was never published has nobody who reads it.
  if (!before?.published_version) throw new NotFound();
  if (before.revision !== seen) throw new LogicError('INFORMATION_CHANGED');
  if (!before.withdrawn_at)
    await tx
      .updateTable('information_item')
      .set({ withdrawn_at: now, revision: before.revision + 1, updated_at: now })
      .where('id', '=', params.id)
      .execute();
  return edited(tx, params.id);
});
