import { getAd as getAdRoute } from '@tervita/contract/ads';
import { isMeantFor } from '@tervita/domain/ads';
import type { Country } from '@tervita/domain/core';
import type { Sex } from '@tervita/domain/persons';
import { dayOf } from '../../../core/clock.ts';
import { query } from '../../../core/http/use-case.ts';
import { readAds } from '../ad-store.ts';

/** The latest that fits, so that it stays the same from visit to visit. For whom it is chosen leaves no trace. */
export const getAd = query(getAdRoute, async ({ db, actor, now }) => {
  const person = await db
    .selectFrom('person')
    .select(['sex', 'birth_date', 'country'])
    .where('id', '=', actor.personId)
    .executeTakeFirst();
  if (!person) return { ad: null };
  const reader = { sex: person.sex as Sex, birthDate: person.birth_date, country: person.country };
  const found = (await readAds(db)).find((ad) =>
    isMeantFor(ad, reader, dayOf(now, person.country as Country)),
  );
  if (!found) return { ad: null };
  const { id, title, text, link, licence } = found;
  return { ad: { id, title, text, link, licence } };
});
