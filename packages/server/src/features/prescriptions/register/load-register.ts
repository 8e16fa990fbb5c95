import { medicineKey } from '@tervita/domain/prescriptions';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../core/database/database.ts';
import { type RegisterPackage, readRegister } from './read-csv.ts';

const atOnce = 1_000;

const write = async (tx: Tx, packages: readonly RegisterPackage[], now: Date): Promise<void> => {
  const rows = packages.map((each) => ({
    ...each,
    brand_key: medicineKey(each.brand),
    ingredient_key: medicineKey(each.active_ingredient),
    loaded_at: now,
    withdrawn_at: null,
  }));
  await tx
    .insertInto('medication')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['country', 'package_code']).doUpdateSet((row) => ({
        brand: row.ref('excluded.brand'),
        active_ingredient: row.ref('excluded.active_ingredient'),
        atc: row.ref('excluded.atc'),
        form: row.ref('excluded.form'),
        route: row.ref('excluded.route'),
        strength: row.ref('excluded.strength'),
        brand_key: row.ref('excluded.brand_key'),
        ingredient_key: row.ref('excluded.ingredient_key'),
        loaded_at: row.ref('excluded.loaded_at'),
        withdrawn_at: null,
      })),
    )
    .execute();
};

/** What the file of a country no longer has is no longer offered; the rows stay. */
const withdrawMissing = async (tx: Tx, countries: readonly string[], now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    update medication set withdrawn_at = ${now}
    where country = any(${[...countries]}::text[]) and withdrawn_at is null and loaded_at < ${now}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
};

const nameAnew = async (tx: Tx): Promise<void> => {
  await sql`delete from medication_name`.execute(tx);
  await sql`insert into medication_name
    select brand_key from medication where withdrawn_at is null
    union select ingredient_key from medication where withdrawn_at is null`.execute(tx);
};

export interface LoadedRegister {
  readonly packages: number;
  readonly withdrawn: number;
}

/** The whole file or nothing: a package that cannot be read leaves the register as it was. */
export const loadRegister = (database: Database, file: string): Promise<LoadedRegister> =>
  database.write('tervita_system', {}, async (tx, now) => {
    // Two loads at once would withdraw what the other one brought.
    await sql`select pg_advisory_xact_lock(hashtext('load medications'))`.execute(tx);
    const countries = new Set<string>();
    // A code that stands twice in the file counts as it stands last.
    let waiting = new Map<string, RegisterPackage>();
    let packages = 0;
    const flush = async () => {
      if (waiting.size > 0) await write(tx, [...waiting.values()], now);
      packages += waiting.size;
      waiting = new Map();
    };
    for await (const each of readRegister(file)) {
      countries.add(each.country);
      waiting.set(`${each.country} ${each.package_code}`, each);
      if (waiting.size >= atOnce) await flush();
    }
    await flush();
    const withdrawn = await withdrawMissing(tx, [...countries], now);
    await nameAnew(tx);
    return { packages, withdrawn };
  });

/** A demonstration has the register that comes with it; one that was loaded stays. */
export const loadIfEmpty = async (database: Database, file: string): Promise<void> => {
  const known = await database.system.selectFrom('medication').select('brand').limit(1).executeTakeFirst();
  if (!known) await loadRegister(database, file);
};
