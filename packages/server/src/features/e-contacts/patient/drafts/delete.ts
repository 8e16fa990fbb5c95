import { deleteDraft as deleteRoute } from '@tervita/contract/e-contacts';
import { NotFound } from '../../../../core/http/errors.ts';
import { command } from '../../../../core/http/use-case.ts';
import { dropFilesOfDraft } from '../../../files/index.ts';
import { lockDraft, removeDraft } from './draft-store.ts';

export const deleteDraft = command(deleteRoute, async ({ tx, actor, params, now, publish }) => {
  if (!(await lockDraft(tx, actor, params.id))) throw new NotFound();
  const fileIds = await dropFilesOfDraft(tx, actor, params.id, now);
  await removeDraft(tx, actor, params.id);
  for (const fileId of fileIds) await publish({ type: 'file.removed', key: fileId, ids: { fileId } });
  await publish({ type: 'draft.deleted', key: params.id, ids: { authorUserId: actor.userId } });
  return {};
});
