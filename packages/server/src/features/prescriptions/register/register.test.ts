import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchMedications, searchMedicationsAsPatient } from '@tervita/contract/prescriptions';
import { alertOf, isOffered } from '@tervita/domain/prescriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../core/database/users.ts';
import { syntheticRegisterFile } from '../../../folders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { given } from '../../../testing/given.ts';
import { makeTemporaryFolder } from '../../../testing/temporary-folder.ts';
import { loadIfEmpty, loadRegister } from './load-register.ts';
import { splitLine } from './read-csv.ts';
import { beginningSql, likeNamesSql, setLikeness } from './search.ts';
import { substances, substancesNamed } from './substance-names.ts';

let test: TestApp;
let asNurse: string;
let asPatient: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ asNurse, asPatient } = await given(test.database).clinicWithPatient());
  await loadIfEmpty(test.database, syntheticRegisterFile);
});
afterAll(() => test.close());

const head = 'Pakendi kood;Ravimi nimetus;Toimeaine;ATC kood;Ravimvorm;Manustamisviis;Toimeainesisaldus;Riik';
const fileOf = (...lines: string[]) => {
  const file = join(makeTemporaryFolder('register'), 'register.csv');
  writeFileSync(file, [head, ...lines].join('\r\n'));
  return file;
};
const find = async (search: string) => {
  const { body } = await test.call(searchMedications, { query: { search, locale: 'et' } }, { as: asNurse });
  return body.medications;
};
const brands = async (search: string) => [...new Set((await find(search)).map(({ brand }) => brand))];

it('is found by brand and by substance, by its first letters', async () => {
  expect((await find('Pantosel')).map(({ strength }) => strength)).toEqual(['20 mg', '40 mg']);
  expect((await find('pantosel'))[0]).toMatchObject({ activeIngredient: 'pantoprazole', form: 'tablets' });
  expect(await brands('metopro')).toContain('Betarolin');
  // Who types the beginning of a brand means it, although a substance begins so as well.
  expect((await find('levo')).slice(0, 5).every(({ brand }) => brand.startsWith('Levo'))).toBe(true);
});

it.each([
  ['pantap', 'Pantosel'],
  ['pantopraazol', 'Pantosel'],
  ['metoprlol', 'Betarolin'],
  ['Betaroln', 'Betarolin'],
  ['levotiroxine', 'Tirosan'],
  ['ibuprofeen', 'Ibumaks'],
])('%s, mistyped, finds %s', async (typed, brand) => expect(await brands(typed)).toContain(brand));

const substancesFound = async (search: string) => [
  ...new Set((await find(search)).map(({ activeIngredient }) => activeIngredient)),
];

it.each([
  ['paratsetamool', ['paracetamol']],
  ['парацетамол', ['paracetamol']],
  ['Panadol', ['paracetamol']],
  ['paratsetamooli 500', ['paracetamol']],
  ['varfariini 5 mg', ['warfarin']],
  ['варфарина', ['warfarin']],
  ['warfaryny', ['warfarin']],
  ['Marevan', ['warfarin']],
  ['лозартан', ['losartan']],
  ['levotüroksiin', ['levothyroxine']],
  ['L-Thyroxin 50', ['levothyroxine']],
  ['Ibuprom', ['ibuprofen']],
  ['ибупр', ['ibuprofen']],
  ['amoksycylina', ['amoxicillin', 'amoxicillin/clavulanic acid']],
  ['амоксициллин', ['amoxicillin', 'amoxicillin/clavulanic acid']],
  // Whoever says the brand of a combination does not mean one part of it.
  ['Augmentin', ['amoxicillin/clavulanic acid']],
  ['железо', ['ferrous fumarate', 'ferrous sulfate', 'iron polymaltose']],
  ['фолиевой кислоты', ['folic acid']],
  ['Витамин Д', ['colecalciferol']],
])('%s, as people say it, finds %j and nothing else', async (typed, substances) =>
  expect((await substancesFound(typed)).toSorted()).toEqual(substances),
);

it.each([
  ['warfariin', 'warfarin'],
  ['paratsetmool', 'paracetamol'],
  ['амоксицилин', 'amoxicillin'],
  ['левотироксн', 'levothyroxine'],
  ['panodol', 'paracetamol'],
  ['нурофин', 'ibuprofen'],
  ['marevaan', 'warfarin'],
])('%s, mistyped as people say it, finds %s', async (typed, substance) =>
  expect((await substancesFound(typed))[0]).toBe(substance),
);

it('an everyday word is no medicine', async () => {
  for (const typed of ['стол', 'голова', 'давление', 'арбузный сок', 'raamat', 'peavalu', 'ciśnienie'])
    expect([typed, await find(typed)]).toEqual([typed, []]);
});

it("a register's own brand that begins alike stands before what people call so", async () => {
  await loadRegister(
    test.database,
    fileOf(
      '1;Panadolin;otheramine;X01;tablets;oral;1 mg;LT',
      '2;Aapanol;paracetamol;N02B;tablets;oral;1 mg;LT',
    ),
  );
  expect((await brands('panadol')).slice(0, 2)).toEqual(['Panadolin', 'Aapanol']);
});

it('a register with Latin names, salts or whole codes is understood as well', async () => {
  await loadRegister(
    test.database,
    fileOf(
      '1;Ladinax;levothyroxinum natricum;;tablets;oral;1 mg;PL',
      '2;Koodax;toimeaine nimi;H03AA01;tablets;oral;1 mg;PL',
      '3;Muudax;toimeaine nimi;H03AA02;tablets;oral;1 mg;PL',
    ),
  );
  const found = await brands('levotüroksiin');
  expect(found).toEqual(expect.arrayContaining(['Koodax', 'Ladinax']));
  expect(found).not.toContain('Muudax');
  await loadRegister(test.database, fileOf('4;Uudax;toimeaine nimi;H03AA01;tablets;oral;1 mg;PL'));
  const later = await brands('levotüroksiin');
  expect(later).toContain('Uudax');
  expect(later).not.toContain('Koodax');
  expect(later).not.toContain('Ladinax');
});

it('most substances of the register have names that people use', async () => {
  const rows = await test.database.system
    .selectFrom('medication')
    .select('ingredient_key')
    .distinct()
    .execute();
  const known = rows.filter(({ ingredient_key }) => substancesNamed(ingredient_key).length > 0);
  expect(known.length).toBeGreaterThan(500);
});

it('a mistyped name is compared with what the index gives, never with every name', async () => {
  const { system } = test.database;
  await sql`insert into medication_name select md5(n::text) || ' many' from generate_series(1, 6000) n`.execute(
    system,
  );
  await sql`analyze medication_name`.execute(system);
  const { rows } = await test.database.read('tervita_clinic', { clinicIds: [] }, async (db) => {
    await setLikeness(db);
    return sql<{ 'QUERY PLAN': string }>`explain ${likeNamesSql('pantap')}`.execute(db);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('medication_name_likeness');
  expect(plan).not.toContain('Seq Scan');
  await sql`delete from medication_name where name like '% many'`.execute(system);
});

it('what begins as the words do, and what people call so, is asked of indexes', async () => {
  const { system } = test.database;
  await sql`insert into medication select 'XX', n::text, 'many', 'many', 'X' || n, '', '', '', md5(n::text), md5(n || 'i'), now()
    from generate_series(1, 20000) n`.execute(system);
  await withClient(test.testDatabase.superuserUrl, (client) => client.query('analyze medication'));
  const { rows } = await test.database.read('tervita_clinic', { clinicIds: [] }, async (db) =>
    sql<{ 'QUERY PLAN': string }>`explain ${beginningSql('мет')}`.execute(db),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['medication_brand', 'medication_ingredient', 'medication_atc'])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  await sql`delete from medication where country = 'XX'`.execute(system);
});

it('finds nothing for one letter, for nothing and for what is no medicine', async () => {
  for (const typed of ['', ' ', 'p', '%', '_%', 'xqzwv'])
    expect([typed, await find(typed)]).toEqual([typed, []]);
});

it('never answers with more than twenty', async () => {
  expect((await find('me')).length).toBe(20);
});

it('is open to patients as well', async () => {
  const found = await test.call(
    searchMedicationsAsPatient,
    { query: { search: 'ibumaks' } },
    { as: asPatient },
  );
  expect(found.body.medications.length).toBeGreaterThan(0);
});

it('has five hundred substances, and no brand that is the name of one', async () => {
  const rows = await test.database.system
    .selectFrom('medication')
    .select(['brand_key', 'ingredient_key'])
    .execute();
  const substances = new Set(rows.map(({ ingredient_key }) => ingredient_key));
  expect(substances.size).toBeGreaterThan(500);
  expect(rows.filter(({ brand_key }) => substances.has(brand_key))).toEqual([]);
});

it('loaded anew keeps what has left the register, and no longer offers it', async () => {
  await loadRegister(
    test.database,
    fileOf('1;Vanaliks;oldamine;X01;tablets;oral;1 mg;LV', '2;Jäävaliks;oldamine;X01;tablets;oral;1 mg;LV'),
  );
  expect(await brands('oldamine')).toEqual(['Jäävaliks', 'Vanaliks']);
  const newer = fileOf('2;Jäävaliks;oldamine;X01;tablets;oral;2 mg;LV');
  expect(await loadRegister(test.database, newer)).toEqual({ packages: 1, withdrawn: 1 });
  expect((await find('oldamine')).map(({ brand, strength }) => [brand, strength])).toEqual([
    ['Jäävaliks', '2 mg'],
  ]);
  // Mistyped it is not found either.
  expect(await brands('vanalikks')).not.toContain('Vanaliks');
  const kept = await test.database.system
    .selectFrom('medication')
    .select('withdrawn_at')
    .where('brand', '=', 'Vanaliks')
    .executeTakeFirst();
  expect(kept?.withdrawn_at).not.toBeNull();
  // Another country's register was not touched.
  expect(await brands('pantosel')).toEqual(['Pantosel']);
});

it('with one bad line is refused whole, and says which', async () => {
  const bad = fileOf('3;Uusaliks;newamine;X01;tablets;oral;1 mg;LV', '4;;newamine;X01;tablets;oral;1 mg;LV');
  await expect(loadRegister(test.database, bad)).rejects.toThrow('Line 3: brand is empty');
  expect(await find('newamine')).toEqual([]);
  const short = fileOf('5;Uusaliks;newamine');
  await expect(loadRegister(test.database, short)).rejects.toThrow('Line 2: 3 fields instead of 8');
});

it('is read with quotation marks around what holds a semicolon', () => {
  expect(splitLine('1;"Alfa; ""Beeta""";;x')).toEqual(['1', 'Alfa; "Beeta"', '', 'x']);
  expect(splitLine(';a;')).toEqual(['', 'a', '']);
});

it('a careful medicine is one under every name by which the search knows it', () => {
  // A brand that is taken weekly of what is otherwise taken daily, and the other way round.
  const others = ['rybelsus', 'bydureon'];
  const judge = (brand: string) => {
    const medicine = { brand, activeIngredient: '', atc: '', form: '', route: '' };
    return { alert: alertOf(medicine), isDaily: isOffered(medicine, 'ONCE_DAILY') };
  };
  const missed = substances().flatMap(({ names: [substance = '', ...names] }) => {
    const expected = judge(substance);
    return names.filter((name) => {
      const { alert, isDaily } = judge(name);
      return !others.includes(name) && (alert !== expected.alert || (isDaily && !expected.isDaily));
    });
  });
  expect(missed).toEqual([]);
});
