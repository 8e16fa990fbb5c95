import { randomUUID } from 'node:crypto';
import { getDraft, saveDraft } from '@tervita/contract/e-contacts';
import { uploadPatientFile } from '@tervita/contract/files';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** A parent of two children, who has written about the first and added a photo. */
const writing = async (signs: string[] = ['none']) => {
  const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
  const child = async (birthDate: string) =>
    make.represented(patient.userId, (await make.person({ birthDate })).personId, { knownAt: clinicId });
  const [first, second] = [await child('2020-02-02'), await child('2021-03-03')];
  const upload = { name: 'pilt.txt', bytes: Buffer.from('pilt') };
  const photo = (await test.call(uploadPatientFile, { body: {} }, { as, upload })).body.id;
  const save = (
    id: string,
    about: string,
    more: { text?: string; fileIds?: string[]; takenFrom?: string } = {},
    seen = 0,
  ) => {
    const matter = { patientPersonId: about, clinicId, eContactType: 'COUGH' as const };
    const body = { ...matter, text: 'Laps köhib', fileIds: [], ...more };
    return test.call(saveDraft, { params: { id }, body }, { as, seen });
  };
  const ask = (body: object) => test.call(questionnaireFlow, { body: body as never }, { as });
  const id = randomUUID();
  const matter = { patientPersonId: first, clinicId, locale: 'et', input: '', chiefProblemTypeId: 'COUGH' };
  await ask({ stage: 'PROBLEM_TYPE', aiQuestionnaireId: id, ...matter });
  await ask({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: { danger: { choices: signs } } });
  const draft = async (of: string) => (await test.call(getDraft, { params: { id: of } }, { as })).body.draft;
  await save(id, first, { fileIds: [photo] }, (await draft(id))?.version ?? 0);
  const filesOf = async (of: string) => (await draft(of))?.files.map((file) => file.id);
  return { id, first, second, photo, save, filesOf, draft };
};

describe('photos', () => {
  it('go with the words that their writer moves to another child, and stand there alone', async () => {
    const { id, second, photo, save, filesOf } = await writing();
    expect(await filesOf(id)).toEqual([photo]);
    const moved = randomUUID();
    const move = () => save(moved, second, { fileIds: [photo], takenFrom: id });
    expect((await move()).status).toBe(200);
    expect([await filesOf(id), await filesOf(moved)]).toEqual([[], [photo]]);
    // The answer was lost on the way, and the page tries again.
    expect((await move()).status).toBe(200);
    expect(await filesOf(moved)).toEqual([photo]);
  });

  it('go nowhere with words that were not moved, nor where the page did not name them', async () => {
    const { id, second, photo, save, filesOf } = await writing();
    const [begun, moved] = [randomUUID(), randomUUID()];
    await save(begun, second, { fileIds: [photo] });
    expect([await filesOf(id), await filesOf(begun)]).toEqual([[photo], []]);
    await save(moved, second, { takenFrom: id });
    expect([await filesOf(id), await filesOf(moved)]).toEqual([[photo], []]);
  });

  it('stay with a sign of danger that goes to the clinic by itself', async () => {
    const { id, second, photo, save, filesOf, draft } = await writing(['breathing-hard']);
    const moved = randomUUID();
    await save(moved, second, { fileIds: [photo], takenFrom: id });
    expect([await filesOf(id), await filesOf(moved)]).toEqual([[photo], []]);
    expect(await draft(id)).toMatchObject({ isAlarming: true });
  });

  it('of somebody else’s draft are not taken', async () => {
    const theirs = await writing();
    const { second, save, filesOf } = await writing();
    const moved = randomUUID();
    await save(moved, second, { fileIds: [theirs.photo], takenFrom: theirs.id });
    expect([await theirs.filesOf(theirs.id), await filesOf(moved)]).toEqual([[theirs.photo], []]);
  });
});

it('words that are moved in opposite directions at once do not wait for each other for ever', async () => {
  const { first, save } = await writing();
  const [one, other] = [randomUUID(), randomUUID()];
  for (const id of [one, other]) await save(id, first);
  const { system } = test.database;
  const both = await system.transaction().execute(async (tx) => {
    await sql`select from e_contact_draft where id in (${one}, ${other}) for update`.execute(tx);
    const moving = [save(one, first, { takenFrom: other }, 1), save(other, first, { takenFrom: one }, 1)];
    await eventually(async () => {
      const { rows } = await sql`select from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(tx);
      expect(rows).toHaveLength(2);
    });
    return moving;
  });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
});
