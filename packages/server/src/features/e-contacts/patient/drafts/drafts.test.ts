import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import {
  deleteDraft,
  getClinicEContact,
  getDraft,
  listClinicEContacts,
  listDrafts,
  listPatientEContacts,
  saveDraft,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getPatientFile, uploadPatientFile } from '@tervita/contract/files';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { draftsMax } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../core/clock.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { sweepFiles } from '../../../files/index.ts';
import { sweepDrafts } from './sweep-drafts.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const wordsOf = ({ patient, clinicId }: Pick<Scene, 'patient' | 'clinicId'>, text = 'Köha ') => ({
  eContactType: 'COUGH' as const,
  patientPersonId: patient.personId,
  clinicId,
  text,
});

const save = (
  scene: Scene,
  {
    id = randomUUID() as string,
    seen = 0,
    text = 'Köha ',
    fileIds = [] as string[],
    as = scene.asPatient,
  } = {},
) => test.call(saveDraft, { params: { id }, body: { ...wordsOf(scene, text), fileIds } }, { as, seen });
const begin = async (text?: string, fileIds?: string[]) => {
  const scene = await make.clinicWithPatient();
  const saved = await save(scene, { ...(text ? { text } : {}), ...(fileIds ? { fileIds } : {}) });
  return { ...scene, id: saved.body.id, saved };
};
/** Nothing goes before danger was asked about. */
const denyDanger = async (scene: Scene, id: string) => {
  const { eContactType: chiefProblemTypeId, text: _, ...matter } = wordsOf(scene);
  const begun = { stage: 'PROBLEM_TYPE', aiQuestionnaireId: id, chiefProblemTypeId, ...matter } as const;
  const step = (body: Sent<typeof questionnaireFlow>['body']) =>
    test.call(questionnaireFlow, { body }, { as: scene.asPatient });
  await step({ ...begun, locale: 'et', input: '' });
  await step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: { danger: { choices: ['none'] } } });
};
const beginAsked = async () => {
  const scene = await begin();
  await denyDanger(scene, scene.id);
  return scene;
};
const read = (id: string, as: string) => test.call(getDraft, { params: { id } }, { as });
const listed = async (as: string) => (await test.call(listDrafts, {}, { as })).body.drafts;
const upload = async (as: string, name = 'pilt.txt') =>
  (await test.call(uploadPatientFile, { body: {} }, { as, upload: { name, bytes: Buffer.from(name) } })).body
    .id;
const send = (
  scene: Scene,
  id: string,
  { text = 'Köha', key = id, fileIds = [] as string[], dangerSigns = undefined as string[] | undefined } = {},
) =>
  test.call(
    sendEContactText,
    { body: { ...wordsOf(scene, text), fileIds, aiQuestionnaireId: id, dangerSigns } },
    { as: scene.asPatient, key },
  );
const sent = async (as: string) =>
  (await test.call(listPatientEContacts, { query: {} }, { as })).body.eContacts;
const age = (id: string, days: number) =>
  sql`update e_contact_draft set updated_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    test.database.system,
  );

describe('a draft', () => {
  it('is kept as it was typed and found again', async () => {
    const scene = await begin('  Köha\n\nja palavik ');
    expect(scene.saved.body).toEqual({
      id: scene.id,
      version: 1,
      warning: null,
      updatedAt: expect.any(String),
    });
    const { body } = await read(scene.id, scene.asPatient);
    expect(body).toMatchObject({ draft: { text: '  Köha\n\nja palavik ', version: 1 }, eContactId: null });
    expect(await listed(scene.asPatient)).toMatchObject([
      {
        id: scene.id,
        kind: 'OWN_WORDS',
        type: 'COUGH',
        preview: 'Köha ja palavik',
        files: 0,
        patient: { isMe: true },
      },
    ]);
  });

  it('may be empty, or longer than can be sent, but not endless', async () => {
    const scene = await make.clinicWithPatient();
    expect((await save(scene, { text: '' })).status).toBe(200);
    expect((await save(scene, { text: 'ä'.repeat(20_000) })).status).toBe(200);
    expect((await save(scene, { text: 'ä'.repeat(50_001) })).status).toBe(400);
  });

  it('is nobody else’s: not another patient’s, not the clinic’s, not even by its id', async () => {
    const scene = await begin();
    const stranger = await make.clinicWithPatient();
    expect((await read(scene.id, stranger.asPatient)).status).toBe(404);
    expect((await save(stranger, { id: scene.id })).status).toBe(404);
    expect((await save(stranger, { id: scene.id, seen: 1 })).status).toBe(404);
    const gone = await test.call(deleteDraft, { params: { id: scene.id } }, { as: stranger.asPatient });
    expect(gone.status).toBe(404);
    expect((await read(scene.id, scene.asPatient)).body.draft?.text).toBe('Köha ');
    // The clinic meets it nowhere.
    const as = scene.asNurse;
    const inbox = await test.call(listClinicEContacts, { query: { clinicId: scene.clinicId } }, { as });
    expect(inbox.body.eContacts).toEqual([]);
    expect((await test.call(getClinicEContact, { params: { id: scene.id } }, { as })).status).toBe(404);
    expect(await sent(scene.asPatient)).toEqual([]);
  });

  it('is about somebody whom its author may write for, at a clinic that exists', async () => {
    const scene = await make.clinicWithPatient();
    const other = await make.clinicWithPatient();
    const about = (patient: Scene['patient'], clinicId: string) =>
      test.call(
        saveDraft,
        { params: { id: randomUUID() }, body: wordsOf({ patient, clinicId }) },
        { as: scene.asPatient, seen: 0 },
      );
    expect((await about(other.patient, scene.clinicId)).status).toBe(404);
    expect((await about(scene.patient, randomUUID())).status).toBe(404);
    expect((await about(scene.patient, other.clinicId)).status).toBe(200);
  });

  it('is hidden when the representation ends', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2020-02-02', firstName: 'Oskar' });
    const personId = await make.represented(scene.patient.userId, child.personId);
    const id = randomUUID();
    const body = wordsOf({ patient: { ...child, personId }, clinicId: scene.clinicId });
    const as = scene.asPatient;
    await test.call(saveDraft, { params: { id }, body }, { as, seen: 0 });
    expect(await listed(as)).toMatchObject([{ id, patient: { isMe: false } }]);
    await sql`update representation set ended_at = now() where person_id = ${personId}`.execute(
      test.database.system,
    );
    expect(await listed(as)).toEqual([]);
    expect((await read(id, as)).status).toBe(404);
    expect((await test.call(saveDraft, { params: { id }, body }, { as, seen: 1 })).status).toBe(404);
  });

  it('saved in two places tells the second one, and loses neither', async () => {
    const scene = await begin();
    const { id } = scene;
    expect((await save(scene, { id, seen: 1, text: 'siit' })).body.version).toBe(2);
    const late = await save(scene, { id, seen: 1, text: 'sealt' });
    expect([late.status, late.raw.code]).toEqual([469, 'DRAFT_CHANGED']);
    expect((await read(id, scene.asPatient)).body.draft).toMatchObject({ text: 'siit', version: 2 });
    const both = await Promise.all(['mõlemad', 'korraga'].map((text) => save(scene, { id, seen: 2, text })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  });

  it('the same words saved again by a page that was opened anew are no conflict', async () => {
    const scene = await begin();
    const { id } = scene;
    await save(scene, { id, seen: 1, text: 'siit' });
    expect((await save(scene, { id, seen: 1, text: 'siit' })).status).toBe(200);
  });

  it('saved twice at once for the first time is one draft', async () => {
    const scene = await make.clinicWithPatient();
    const id = randomUUID();
    const both = await Promise.all([save(scene, { id }), save(scene, { id })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200]);
    expect(await listed(scene.asPatient)).toHaveLength(1);
  });

  it('that was deleted does not come back by a late save', async () => {
    const scene = await begin();
    const { id, asPatient: as } = scene;
    expect((await test.call(deleteDraft, { params: { id } }, { as })).status).toBe(200);
    expect((await save(scene, { id, seen: 1 })).status).toBe(404);
    expect((await test.call(deleteDraft, { params: { id } }, { as })).status).toBe(404);
    expect(await listed(as)).toEqual([]);
  });

  it('is refused when there are too many; the others stay', async () => {
    const scene = await make.clinicWithPatient();
    for (let count = 0; count < draftsMax; count += 1) await save(scene);
    const more = await save(scene);
    expect([more.status, more.raw.code]).toEqual([468, 'TOO_MANY_DRAFTS']);
    const [last] = await listed(scene.asPatient);
    expect((await save(scene, { id: last?.id ?? '', seen: 1 })).status).toBe(200);
    expect(await listed(scene.asPatient)).toHaveLength(draftsMax);
  });

  it('tells the open screens of its author, and nobody else', async () => {
    const scene = await begin();
    expect(test.told.at(-1)).toEqual({ topic: 'e-contact', ids: { authorUserId: scene.patient.userId } });
  });
});

describe('files of a draft', () => {
  it('come back with it, and only its own', async () => {
    const scene = await make.clinicWithPatient();
    const [one, two] = [await upload(scene.asPatient, 'üks.txt'), await upload(scene.asPatient, 'kaks.txt')];
    const foreign = await upload((await make.clinicWithPatient()).asPatient);
    const { body } = await save(scene, { fileIds: [one, two, foreign] });
    const files = async () =>
      (await read(body.id, scene.asPatient)).body.draft?.files.map(({ name }) => name);
    expect(await files()).toEqual(['üks.txt', 'kaks.txt']);
    await save(scene, { id: body.id, seen: 1, fileIds: [two] });
    expect(await files()).toEqual(['kaks.txt']);
    expect((await listed(scene.asPatient))[0]?.files).toBe(1);
    // One draft does not take the file of another.
    const other = await save(scene, { fileIds: [two] });
    expect((await read(other.body.id, scene.asPatient)).body.draft?.files).toEqual([]);
  });

  it('are not swept while it lives, and go with it', async () => {
    const scene = await make.clinicWithPatient();
    const as = scene.asPatient;
    const [kept, loose] = [await upload(as), await upload(as)];
    const { id } = (await save(scene, { fileIds: [kept] })).body;
    await sql`update file set created_at = now() - interval '25 hours' where id in (${kept}, ${loose})`.execute(
      test.database.system,
    );
    const files = { database: test.database, storage: test.storage, clock: systemClock };
    const status = async (fileId: string) =>
      (await test.call(getPatientFile, { params: { id: fileId } }, { as })).status;
    await sweepFiles(files);
    expect([await status(kept), await status(loose)]).toEqual([200, 404]);
    await test.call(deleteDraft, { params: { id } }, { as });
    expect(await status(kept)).toBe(404);
    await sweepFiles(files);
    const { rows } = await sql`select from file where id = ${kept}`.execute(test.database.system);
    expect(rows).toEqual([]);
  });

  it('and the draft itself are gone after thirty days without a change', async () => {
    const scene = await make.clinicWithPatient();
    const fileId = await upload(scene.asPatient);
    const old = (await save(scene, { fileIds: [fileId] })).body.id;
    const young = (await save(scene)).body.id;
    await age(old, 31);
    await age(young, 29);
    expect((await listed(scene.asPatient)).map(({ id }) => id)).toEqual([young]);
    await sweepDrafts(test.database);
    const { rows } = await sql<{ removed: boolean }>`
      select removed_at is not null as removed from file where id = ${fileId}`.execute(test.database.system);
    expect(rows).toEqual([{ removed: true }]);
    const left = await sql`select from e_contact_draft where id = ${old}`.execute(test.database.system);
    expect(left.rows).toEqual([]);
    expect((await read(young, scene.asPatient)).status).toBe(200);
  });
});

describe('sending a draft', () => {
  it('makes one e-contact with its files, and the draft is gone', async () => {
    const scene = await make.clinicWithPatient();
    const fileId = await upload(scene.asPatient);
    const { id } = (await save(scene, { fileIds: [fileId] })).body;
    await denyDanger(scene, id);
    const answer = await send(scene, id, { fileIds: [fileId] });
    expect(answer.status).toBe(200);
    expect(await listed(scene.asPatient)).toEqual([]);
    expect((await read(id, scene.asPatient)).body).toEqual({ draft: null, eContactId: answer.body.id });
    const late = await save(scene, { id, seen: 1 });
    expect([late.status, late.raw.code]).toEqual([469, 'DRAFT_ALREADY_SENT']);
    const file = await test.call(getPatientFile, { params: { id: fileId } }, { as: scene.asPatient });
    expect(file.status).toBe(200);
  });

  it('again with the same key gives the same answer, also side by side', async () => {
    const scene = await beginAsked();
    const answers = await Promise.all([send(scene, scene.id), send(scene, scene.id), send(scene, scene.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await send(scene, scene.id)).body).toEqual(answers[0]?.body);
    expect(await sent(scene.asPatient)).toHaveLength(1);
  });

  it('again with another key or other words makes no second one', async () => {
    const scene = await beginAsked();
    const [one, two] = await Promise.all([
      send(scene, scene.id, { key: randomUUID() }),
      send(scene, scene.id, { key: randomUUID() }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 469]);
    const changed = await send(scene, scene.id, { text: 'Muu', key: randomUUID() });
    expect([changed.status, changed.raw.code]).toEqual([469, 'DRAFT_ALREADY_SENT']);
    expect(await sent(scene.asPatient)).toHaveLength(1);
  });

  it('that was never saved works as well', async () => {
    const scene = await make.clinicWithPatient();
    const id = randomUUID();
    expect((await send(scene, id, { dangerSigns: ['none'] })).status).toBe(200);
    expect((await save(scene, { id })).raw.code).toBe('DRAFT_ALREADY_SENT');
  });

  it('that is refused leaves the draft as it was', async () => {
    const scene = await beginAsked();
    expect((await send(scene, scene.id, { fileIds: [randomUUID()] })).status).toBe(404);
    expect(await listed(scene.asPatient)).toHaveLength(1);
    expect((await send(scene, scene.id)).status).toBe(200);
  });

  it('says who wrote for whom', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '1999-02-02', firstName: 'Oskar' });
    const knownAt = { knownAt: scene.clinicId };
    const personId = await make.represented(scene.patient.userId, child.personId, knownAt);
    await test.call(
      sendEContactText,
      { body: { ...wordsOf({ patient: { ...child, personId }, clinicId: scene.clinicId }, 'Tere') } },
      { as: scene.asPatient },
    );
    expect(await sent(scene.asPatient)).toMatchObject([{ creator: { kind: 'REPRESENTATIVE', isMe: true } }]);
    const own = await make.session(child.userId);
    expect(await sent(own)).toMatchObject([
      { patient: { isMe: true }, creator: { kind: 'REPRESENTATIVE', isMe: false } },
    ]);
  });
});
