import { getConsents as getConsentsRoute } from '@tervita/contract/consents';
import { groupOf, missingConsents } from '@tervita/domain/consents';
import { query } from '../../core/http/use-case.ts';
import { consentsOf } from './consent-store.ts';

export const getConsents = query(getConsentsRoute, async ({ db, actor }) => {
  const kept = await consentsOf(db, actor.userId);
  const earlier = missingConsents(actor.consents, actor.activeRole).flatMap((type) => {
    const group = groupOf(type, actor.activeRole);
    const newest = kept.find((consent) => consent.group === group);
    return newest ? [{ type, version: newest.version, givenAt: newest.givenAt.toISOString() }] : [];
  });
  return { ...actor.consents, earlier };
});
