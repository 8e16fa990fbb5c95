import { maxAge, minAge } from '@tervita/domain/ads';
import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import type { DemoIds } from './demo-ids.ts';
import { day } from './office-time.ts';

export type AdRow = Insertable<DB['ad']>;

/** One, so that its place can be seen; it asks nobody for money. */
export const demoAds = (ids: DemoIds, now: number): readonly AdRow[] => {
  const from = now - 20 * day;
  return [
    {
      id: ids('ad', 0, from),
      title: 'Gripi vastu saab vaktsineerida',
      text: 'Vaktsiin kaitseb raske haigestumise eest. Küsige aega oma perearstikeskusest või apteegist.',
      link: 'https://www.vaktsineeri.ee/',
      licence: 'Näidisteade. Tervita ei saa selle näitamise eest tasu.',
      target_gender: null,
      min_age: minAge,
      max_age: maxAge,
      allowed_countries: ['EE'],
      active_from: new Date(from),
      active_until: new Date(now + 160 * day),
      created_at: new Date(from),
      updated_at: new Date(from),
    },
  ];
};
