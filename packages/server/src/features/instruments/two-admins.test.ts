import {
  type InstrumentWordsInput,
  listInstrumentTexts,
  removeInstrumentText,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** Two admins of one clinic who look at the same questionnaire. */
const twoAdmins = async () => {
  const { clinicId } = await make.clinicWithPatient();
  const asAdmin = async (firstName: string) => {
    const { userId } = await make.employee(clinicId, { isAdmin: true });
    await sql`update employee set first_name = ${firstName}, surname = 'Saar' where user_id = ${userId}`.execute(
      test.database.system,
    );
    return make.session(userId, 'PRM_DOCTOR');
  };
  const [asAnu, asMart] = [await asAdmin('Anu'), await asAdmin('Mart')];
  const read = async (as: string) => {
    const asked = { params: { clinicId }, query: { locale: 'en' } } as const;
    const { instruments } = (await test.call(listInstrumentTexts, asked, { as })).body;
    const found = instruments.find(({ instrument }) => instrument === 'ISI');
    const text = found?.texts.find(({ language }) => language === 'et');
    const items = (found?.items ?? []).map(({ id, options }) => [
      id,
      { label: id, options: Object.fromEntries(options.map((each) => [each.id, each.id])) },
    ]);
    const wordsWith = (stem: string): InstrumentWordsInput => ({ stem, items: Object.fromEntries(items) });
    return { text, wordsWith };
  };
  const params = { clinicId, instrument: 'ISI', language: 'et' } as const;
  const { wordsWith } = await read(asAnu);
  const save = (as: string, stem: string, replaces: string | null) =>
    test.call(
      saveInstrumentText,
      { params, body: { hasLicence: true, words: wordsWith(stem), replaces } },
      { as },
    );
  const remove = (as: string) => test.call(removeInstrumentText, { params }, { as });
  const textOf = async () => (await read(asAnu)).text;
  return { asAnu, asMart, save, remove, textOf };
};

const changed = { status: 469, raw: { code: 'QUESTIONNAIRE_TEXT_CHANGED' } };

it('whoever saves has read what they replace: the second is refused, and learns who was faster', async () => {
  const { asAnu, asMart, save, textOf } = await twoAdmins();
  expect((await save(asAnu, 'esimene', null)).status).toBe(200);
  const first = await textOf();
  expect((await save(asMart, 'Mardi oma', first?.updatedAt ?? null)).status).toBe(200);
  expect(await save(asAnu, 'Anu oma', first?.updatedAt ?? null)).toMatchObject(changed);
  const theirs = await textOf();
  expect(theirs?.words.stem).toBe('Mardi oma');
  expect([first?.updatedBy, theirs?.updatedBy]).toEqual(['Anu Saar', 'Mart Saar']);
  // Having read them, Anu may.
  expect((await save(asAnu, 'Anu oma', theirs?.updatedAt ?? null)).status).toBe(200);
  expect((await textOf())?.words.stem).toBe('Anu oma');
});

it('the first words of two at the same moment are those of one', async () => {
  const { asAnu, asMart, save } = await twoAdmins();
  const both = await Promise.all([save(asAnu, 'Anu oma', null), save(asMart, 'Mardi oma', null)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 469]);
});

it('a text that was taken back, or entered anew since, is not what was read', async () => {
  const { asAnu, asMart, save, remove, textOf } = await twoAdmins();
  await save(asAnu, 'esimene', null);
  const first = await textOf();
  await remove(asMart);
  expect(await save(asAnu, 'Anu oma', first?.updatedAt ?? null)).toMatchObject(changed);
  await save(asMart, 'uus', null);
  expect(await save(asAnu, 'Anu oma', first?.updatedAt ?? null)).toMatchObject(changed);
  expect((await textOf())?.words.stem).toBe('uus');
});

it('the same words sent again are taken: the answer to the first time was lost', async () => {
  const { asAnu, save, textOf } = await twoAdmins();
  await save(asAnu, 'esimene', null);
  const first = await textOf();
  expect((await save(asAnu, 'esimene', null)).status).toBe(200);
  expect(await textOf()).toEqual(first);
});
