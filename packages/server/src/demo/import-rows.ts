import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import type { Clinic } from './clinics/clinic.ts';
import { demoIds } from './demo-ids.ts';
import { day } from './office-time.ts';
import type { World } from './world.ts';

/** The last list of a clinic has been forgotten: it is older than a month. */
const freshDays = 9;
const forgottenDays = 33;
const minute = 60_000;
const ids = demoIds(0);

interface PastImport {
  readonly id: string;
  readonly clinic: Clinic;
  readonly at: number;
  readonly lists: readonly string[];
}

export const lastImportOf = (clinic: Clinic, code: string, now: number): number =>
  now - (clinic.lists.length > 1 && clinic.lists.at(-1)?.code === code ? forgottenDays : freshDays) * day;

/** Of an earlier import all lists; of the last one those that were not forgotten. */
const importsOf = ({ clinics, now }: World): PastImport[] =>
  clinics
    .filter(({ lists }) => lists.length > 0)
    .flatMap((clinic) => {
      const made = (place: number, days: number, lists: readonly string[]): PastImport => {
        const at = now - days * day;
        return { id: ids('listImport', clinic.index * 2 + place, at), clinic, at, lists };
      };
      const codes = clinic.lists.map(({ code }) => code);
      const fresh = codes.filter((code) => lastImportOf(clinic, code, now) === now - freshDays * day);
      return [made(0, forgottenDays, codes), made(1, freshDays, fresh)];
    });

/** A few come and a few leave with every import; most are as before. */
const countsOf = (place: number) => ({
  new_count: 5 + ((place * 7) % 9),
  changed_count: 2 + place,
  left_count: 4 + ((place * 5) % 4),
  same_count: 240 + place * 11,
});

export const importRows = (world: World) => {
  const imports = importsOf(world);
  const sum = (lists: readonly string[], key: keyof ReturnType<typeof countsOf>) =>
    lists.reduce((total, _, place) => total + countsOf(place)[key], 0);
  const records = imports.map(({ id, clinic, at, lists }): Insertable<DB['list_import']> => {
    const admin = clinic.staff.find(({ isAdmin, until }) => isAdmin && until === null) ?? clinic.staff[0];
    const rows = sum(lists, 'new_count') + sum(lists, 'changed_count') + sum(lists, 'same_count');
    return {
      id,
      clinic_id: clinic.id,
      source: 'CSV',
      user_id: admin?.userId ?? '',
      user_name: `${admin?.firstName} ${admin?.surname}`,
      state: 'DONE',
      is_confirmed: true,
      rows_total: rows,
      rows_read: rows,
      new_count: sum(lists, 'new_count'),
      changed_count: sum(lists, 'changed_count'),
      left_count: sum(lists, 'left_count'),
      same_count: sum(lists, 'same_count'),
      started_at: new Date(at - 2 * minute),
      finished_at: new Date(at),
    };
  });
  const lists = imports.flatMap(({ id, clinic, at, lists: codes }) =>
    codes.map((code, place): Insertable<DB['list_import_list']> => {
      const counts = countsOf(place);
      const rows = counts.new_count + counts.changed_count + counts.same_count;
      return {
        import_id: id,
        clinic_id: clinic.id,
        list_code: code,
        rows_total: rows,
        rows_read: rows,
        before_count: rows - counts.new_count + counts.left_count,
        ...counts,
        finished_at: new Date(at),
      };
    }),
  );
  return { records, lists };
};
