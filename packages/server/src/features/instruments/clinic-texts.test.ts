import { randomUUID } from 'node:crypto';
import {
  type InstrumentToWord,
  listInstrumentTexts,
  listQuestionnaireResponses,
  removeInstrumentText,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
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

/** The nurse of this clinic also administers it. */
const sceneWithAdmin = async () => {
  const scene = await make.clinicWithPatient();
  await sql`update employee set is_admin = true where clinic_id = ${scene.clinicId}`.execute(
    test.database.system,
  );
  return scene;
};
type Scene = Awaited<ReturnType<typeof sceneWithAdmin>>;

const listed = async ({ clinicId, asNurse }: Scene) => {
  const { body } = await test.call(
    listInstrumentTexts,
    { params: { clinicId }, query: { locale: 'en' } },
    { as: asNurse },
  );
  return body.instruments;
};

const wordsOf = ({ items }: InstrumentToWord) => ({
  stem: 'Viimased 2 nädalat',
  items: Object.fromEntries(
    items.map(({ id, options }) => [
      id,
      {
        label: `Küsimus ${id}`,
        options: Object.fromEntries(options.map((each) => [each.id, `Vastus ${each.id}`])),
      },
    ]),
  ),
});

const isi = async (scene: Scene) => {
  const found = (await listed(scene)).find(({ instrument }) => instrument === 'ISI');
  if (!found) throw new Error('ISI is not listed');
  return found;
};

const saveIsi = async (scene: Scene, over: object = {}, as = scene.asNurse, clinicId = scene.clinicId) => {
  const read = await isi(scene);
  const replaces = read.texts.find(({ language }) => language === 'et')?.updatedAt ?? null;
  return test.call(
    saveInstrumentText,
    {
      params: { clinicId, instrument: 'ISI', language: 'et' },
      body: { hasLicence: true, words: { ...wordsOf(read), ...over }, replaces },
    },
    { as },
  );
};

/** One step of filling in by the patient. */
const stepOf = (scene: Scene) => {
  const aiQuestionnaireId = randomUUID();
  return (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId, ...body } as never }, { as: scene.asPatient });
};

const askedFirst = async (scene: Scene, step = stepOf(scene)) => {
  await step({
    stage: 'PROBLEM_TYPE',
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    locale: 'ru',
    input: '',
    chiefProblemTypeId: 'ISI',
  });
  return step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
};

/** Two points for each of the seven items, sent. */
const fillIn = async (scene: Scene): Promise<string> => {
  const step = stepOf(scene);
  await askedFirst(scene, step);
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`ISI.q${item}`, { choices: ['2'] }]));
  await step({ stage: 'ANSWERS', answers: all });
  const { body } = await step({ stage: 'SUMMARY' });
  const sent = await step({ stage: 'CONFIRM', summary: body.summary?.text ?? '' });
  return sent.body.eContactId ?? '';
};

const readBy = async (scene: Scene, id: string) => {
  const query = { locale: 'en' } as const;
  const { body } = await test.call(
    listQuestionnaireResponses,
    { params: { id }, query },
    { as: scene.asNurse },
  );
  return body.responses;
};

it('lists what needs a licence, with who holds the rights, and none of our own questions', async () => {
  const scene = await sceneWithAdmin();
  const keys = (await listed(scene)).map(({ instrument }) => instrument);
  expect(keys).toEqual(expect.arrayContaining(['BDI2', 'PHQ9', 'GAD7']));
  expect(keys).not.toContain('ASTHMA4');
  expect(await isi(scene)).toMatchObject({
    holder: expect.stringContaining('Morin'),
    hasOwnWords: false,
    officialText: null,
    types: ['ISI'],
    texts: [],
  });
});

it('says of every item what it is about and what each answer counts', async () => {
  const instruments = await listed(await sceneWithAdmin());
  const untold = instruments.flatMap(({ instrument, items }) =>
    items.filter(({ id, topic }) => topic === id).map(({ id }) => `${instrument}.${id}`),
  );
  expect(untold).toEqual([]);
  const bdi = instruments.find(({ instrument }) => instrument === 'BDI2');
  expect(bdi?.items[8]).toEqual({
    id: 'q9',
    topic: 'Thoughts of suicide',
    options: [0, 1, 2, 3].map((points) => ({ id: String(points), points })),
  });
});

it('a text that is entered is what patients fill in and staff read', async () => {
  const scene = await sceneWithAdmin();
  const offered = async () =>
    (await test.call(listOfferedTypes, { params: { clinicId: scene.clinicId } }, { as: scene.asPatient }))
      .body.types;
  expect(await offered()).not.toContain('ISI');
  expect((await saveIsi(scene)).status).toBe(200);
  expect(await offered()).toContain('ISI');
  expect((await askedFirst(scene)).body.questions[1]?.question).toMatchObject({
    label: 'Küsimus q1',
    stem: 'Viimased 2 nädalat',
    options: [{ label: 'Vastus 0' }, {}, {}, {}, {}],
  });
  const [response] = await readBy(scene, await fillIn(scene));
  expect(response).toMatchObject({ total: 14, band: { code: 'subthreshold' } });
  expect(response?.items[0]).toMatchObject({ label: 'Küsimus q1', answer: 'Vastus 2' });
});

it('half a text is refused by what is missing', async () => {
  const scene = await sceneWithAdmin();
  const { q7: _, ...items } = wordsOf(await isi(scene)).items;
  expect(await saveIsi(scene, { items })).toMatchObject({
    status: 400,
    raw: { issues: [{ path: ['body', 'words', 'items', 'q7'] }] },
  });
});

it('words of an item or an answer that the questionnaire does not have are refused by their names', async () => {
  const scene = await sceneWithAdmin();
  const { items } = wordsOf(await isi(scene));
  const withOption = { ...items.q1, label: 'Küsimus', options: { ...items.q1?.options, '9': 'Vastus' } };
  expect(await saveIsi(scene, { items: { ...items, q1: withOption } })).toMatchObject({
    status: 400,
    raw: { issues: [{ path: ['body', 'words', 'items', 'q1', 'options', '9'] }] },
  });
  expect(await saveIsi(scene, { items: { ...items, q99: items.q1 } })).toMatchObject({
    status: 400,
    raw: { issues: [{ path: ['body', 'words', 'items', 'q99'] }] },
  });
});

it('only an admin of that clinic enters one; others are refused', async () => {
  const [scene, stranger, plain] = [
    await sceneWithAdmin(),
    await sceneWithAdmin(),
    await make.clinicWithPatient(),
  ];
  expect((await saveIsi(scene, {}, plain.asNurse)).status).toBe(403);
  expect((await saveIsi(scene, {}, stranger.asNurse)).status).toBe(404);
  expect((await saveIsi(scene, {}, scene.asPatient)).status).toBe(403);
});

it('a text that is taken away is offered no longer', async () => {
  const scene = await sceneWithAdmin();
  await saveIsi(scene);
  const params = { clinicId: scene.clinicId, instrument: 'ISI', language: 'et' } as const;
  expect((await test.call(removeInstrumentText, { params }, { as: scene.asNurse })).status).toBe(200);
  expect((await test.call(removeInstrumentText, { params }, { as: scene.asNurse })).status).toBe(404);
  expect((await isi(scene)).texts).toEqual([]);
});

it('what was filled in before stays readable by what each item is about', async () => {
  const scene = await sceneWithAdmin();
  await saveIsi(scene);
  const eContactId = await fillIn(scene);
  const params = { clinicId: scene.clinicId, instrument: 'ISI', language: 'et' } as const;
  await test.call(removeInstrumentText, { params }, { as: scene.asNurse });
  const [response] = await readBy(scene, eContactId);
  expect(response).toMatchObject({ total: 14 });
  expect(response?.items[0]).toMatchObject({ label: 'Difficulty falling asleep', answer: '2' });
});
