import { addAd, changeAd, deleteAd, listAds } from '@tervita/contract/ads';
import { NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import { refuseOldSignIn } from '../../auth/index.ts';
import { insertAd, readAds, removeAd, updateAd } from '../ad-store.ts';

export const list = query(listAds, async ({ db }) => ({ ads: await readAds(db) }));

export const add = command(addAd, async ({ tx, actor, body, now, newId }) => {
  refuseOldSignIn(actor, now);
  return insertAd(tx, newId(), body, now);
});

export const change = command(changeAd, async ({ tx, actor, params, body, now }) => {
  refuseOldSignIn(actor, now);
  const ad = await updateAd(tx, params.id, body, now);
  if (!ad) throw new NotFound();
  return ad;
});

export const remove = command(deleteAd, async ({ tx, params, now }) => {
  if (!(await removeAd(tx, params.id, now))) throw new NotFound();
  return {};
});
