import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  addInfo,
  getClinicTimeline,
  getPatientTimeline,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import {
  listClinicFiles,
  listPatientFiles,
  removePatientFile,
  uploadClinicFile,
  uploadEContactFile,
  uploadPatientFile,
} from '@tervita/contract/files';
import { fileMaxBytes } from '@tervita/domain/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';
import { multipartOf, multipartType } from '../../testing/multipart.ts';
import { docx, jpeg, pdf, png, wordParts, zipOf } from '../../testing/sample-files.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const kept = async () =>
  (await readdir(join(test.folder, 'kept'), { recursive: true })).filter((name) => name.includes('/'));
const incoming = () => readdir(join(test.folder, 'incoming'));
const upload = (as: string, name: string, bytes: Buffer) =>
  test.call(uploadPatientFile, { body: {} }, { as, upload: { name, bytes } });
const rowOf = async (id: string) =>
  test.database.system.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();

const threadWith = async (fileIds: string[] | ((as: string) => Promise<string[]>)) => {
  const scene = await make.clinicWithPatient();
  const ids = typeof fileIds === 'function' ? await fileIds(scene.asPatient) : fileIds;
  const body = {
    eContactType: 'COUGH',
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Köha, pilt kaasas',
    fileIds: ids,
  } as const;
  const sent = await test.call(sendEContactText, { body }, { as: scene.asPatient });
  return { ...scene, sent, id: sent.body.id, fileIds: ids };
};
const withPdf = () => threadWith(async (as) => [(await upload(as, 'leht.pdf', pdf())).body.id]);

describe('what is taken in', () => {
  it.each([
    ['leht.pdf', pdf(), 'application/pdf'],
    ['pilt.PNG', png(), 'image/png'],
    ['pilt.jpeg', jpeg(), 'image/jpeg'],
    ['märge.txt', Buffer.from('Köha\r\nja palavik'), 'text/plain'],
    ['kiri.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['vorm.rtf', Buffer.from('{\\rtf1 tere}'), 'application/rtf'],
    [
      'kiri.odt',
      zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]),
      'application/vnd.oasis.opendocument.text',
    ],
  ])('%s', async (name, bytes, mediaType) => {
    const { asPatient } = await make.clinicWithPatient();
    const { status, body } = await upload(asPatient, name, bytes);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      name,
      size: bytes.length,
      mediaType,
      scanState: 'NA',
      canOpen: true,
    });
    expect(await incoming()).toEqual([]);
  });

  it('a name that stands before the file counts, and is made safe', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const { body } = await test.call(
      uploadPatientFile,
      { body: { fileName: '../../\u202Eanalüüs"\r\n.pdf' } },
      { as: asPatient, upload: { name: 'x', bytes: pdf() } },
    );
    expect(body.name).toBe('analüüs .pdf');
  });

  it('gives an ending to a name without one', async () => {
    const { asPatient } = await make.clinicWithPatient();
    expect((await upload(asPatient, 'image', jpeg())).body.name).toBe('image.jpg');
  });
});

describe('what is refused, and leaves nothing', () => {
  const word = docx;
  it.each([
    ['a program', 'a.exe', Buffer.from('4d5a900003000000', 'hex')],
    ['a program with the name of a letter', 'a.pdf', Buffer.from('4d5a900003000000', 'hex')],
    ['a picture with the name of a letter', 'a.pdf', jpeg()],
    ['a page', 'a.html', Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a drawing with script',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['bytes that are no text', 'a.txt', Buffer.from([1, 2, 3, 0, 4])],
    ['nothing', 'a.txt', Buffer.alloc(0)],
    ['an archive', 'a.zip', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['an archive with the name of a document', 'a.docx', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a document with a program', 'a.docx', word({ name: 'word/vbaProject.bin', content: 'x' })],
    ['a document with an archive', 'a.docx', word({ name: 'word/a.bin', content: zipOf(wordParts) })],
    ['a locked document', 'a.docx', word({ name: 'word/a.xml', content: 'a', flags: 1 })],
    ['a bomb', 'a.docx', word({ name: 'word/a.xml', content: Buffer.alloc(8_000_000) })],
    [
      'a bomb that lies about its size',
      'a.docx',
      word({ name: 'word/a.xml', content: Buffer.alloc(8_000_000), claims: 10 }),
    ],
    [
      'overlapping entries',
      'a.docx',
      word({ name: 'word/a.xml', content: 'abc' }, { name: 'word/b.xml', content: 'abc', overlaps: true }),
    ],
    [
      '1,001 entries',
      'a.docx',
      word(...Array.from({ length: 1_000 }, (_, n) => ({ name: `word/${n}.xml`, content: 'a' }))),
    ],
    ['a document that goes on after its end', 'a.docx', Buffer.concat([docx(), Buffer.from('more')])],
    ['half a document', 'a.docx', docx().subarray(0, 60)],
    ['a picture of 65,535² points', 'a.png', png(65_535, 65_535)],
    ['a photo of 65,535² points', 'a.jpg', jpeg(65_535, 65_535)],
    [
      'an old container that is no document',
      'a.doc',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000)]),
    ],
  ])('%s', async (_what, name, bytes) => {
    const { asPatient } = await make.clinicWithPatient();
    const before = await kept();
    const { status, raw } = await upload(asPatient, name, bytes);
    expect([status, raw.code]).toEqual([468, 'INVALID_INPUT_FILE']);
    expect(await kept()).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  it('a form without a file, another field, no form at all', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const other = { as: asPatient, upload: { field: 'other', bytes: pdf() } };
    expect((await test.call(uploadPatientFile, { body: {} }, other)).status).toBe(400);
    const type = { 'content-type': 'text/plain' };
    expect((await test.call(uploadPatientFile, { body: {} }, { as: asPatient, headers: type })).status).toBe(
      415,
    );
    expect(
      (await test.call(uploadPatientFile, { body: { other: 'x' } as never }, { as: asPatient })).status,
    ).toBe(400);
    expect(await incoming()).toEqual([]);
  });

  it('one byte more than 50 MB, by what the header says and by counting; exactly 50 MB is taken', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const before = await kept();
    const over = Buffer.concat([pdf(), Buffer.alloc(fileMaxBytes)]).subarray(0, fileMaxBytes + 1);
    expect((await upload(asPatient, 'a.pdf', over)).status).toBe(413);
    const lying = { 'content-length': String(fileMaxBytes * 2) };
    const said = await test.call(uploadPatientFile, { body: {} }, { as: asPatient, headers: lying });
    expect([said.status, said.raw.code]).toEqual([413, 'TOO_LARGE']);
    expect(await kept()).toEqual(before);
    expect((await upload(asPatient, 'a.pdf', over.subarray(0, fileMaxBytes))).body.size).toBe(fileMaxBytes);
    expect(await incoming()).toEqual([]);
  });

  it('what is cut off half-way', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    const before = await kept();
    await test.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.server.address() as AddressInfo;
    const form = multipartOf({}, { name: 'a.pdf', bytes: Buffer.concat([pdf(), Buffer.alloc(500_000)]) });
    const sending = request({
      port,
      method: 'POST',
      path: '/api/patient/files',
      headers: {
        origin,
        cookie: `tervita=${asPatient}`,
        'content-type': multipartType,
        'content-length': form.length,
      },
    });
    sending.on('error', () => undefined);
    sending.write(form.subarray(0, 300_000));
    await eventually(async () => expect(await incoming()).toHaveLength(1));
    sending.destroy();
    await eventually(async () => expect(await incoming()).toEqual([]));
    expect(await kept()).toEqual(before);
    const rows = await test.database.system
      .selectFrom('file')
      .select('id')
      .where('uploader_user_id', '=', patient.userId)
      .execute();
    expect(rows).toEqual([]);
    expect(test.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
});

describe('a message', () => {
  it('carries its files to the other side', async () => {
    const { id, asPatient, asNurse, fileIds } = await withPdf();
    const mine = await test.call(getPatientTimeline, { params: { id } }, { as: asPatient });
    const theirs = await test.call(getClinicTimeline, { params: { id } }, { as: asNurse });
    for (const { body } of [mine, theirs]) {
      expect(body.entries[0]?.files).toEqual([
        {
          id: fileIds[0],
          name: 'leht.pdf',
          size: pdf().length,
          mediaType: 'application/pdf',
          scanState: 'NA',
          canOpen: true,
        },
      ]);
    }
    const reply = (
      await test.call(
        uploadClinicFile,
        { body: {} },
        { as: asNurse, upload: { name: 'juhend.txt', bytes: Buffer.from('Jooge vett') } },
      )
    ).body;
    const body = { question: 'Vaadake juhendit', questionFileIds: [reply.id] };
    expect((await test.call(sendInquiry, { params: { id }, body }, { as: asNurse, seen: 1 })).status).toBe(
      200,
    );
    const listed = await test.call(listPatientFiles, { params: { id } }, { as: asPatient });
    expect(listed.body.files.map(({ name, from, sent }) => [name, from, sent])).toEqual([
      ['leht.pdf', 'PATIENT', true],
      ['juhend.txt', 'CLINIC', true],
    ]);
    expect(listed.body.scanState).toBe('NA');
  });

  it('of files alone needs no words; of nothing at all it does', async () => {
    const { id, asPatient, asNurse } = await withPdf();
    const { body: file } = await test.call(
      uploadEContactFile,
      { params: { id }, body: {} },
      { as: asPatient },
    );
    const unsent = await test.call(listPatientFiles, { params: { id } }, { as: asPatient });
    expect(unsent.body.files.map(({ sent }) => sent)).toEqual([true, false]);
    expect((await test.call(listClinicFiles, { params: { id } }, { as: asNurse })).body.files).toHaveLength(
      1,
    );
    const send = (infoFileIds: string[]) =>
      test.call(addInfo, { params: { id }, body: { infoText: '', infoFileIds } }, { as: asPatient, seen: 1 });
    expect((await send([])).status).toBe(400);
    expect((await send([file.id])).status).toBe(200);
    const { body } = await test.call(getClinicTimeline, { params: { id } }, { as: asNurse });
    expect(body.entries.at(-1)).toMatchObject({ text: null, files: [{ id: file.id }] });
    expect((await test.call(listClinicFiles, { params: { id } }, { as: asNurse })).body.files).toHaveLength(
      2,
    );
  });

  it("does not carry a stranger's file, one twice, eleven, or one that went with another", async () => {
    const stranger = await make.clinicWithPatient();
    const theirs = (await upload(stranger.asPatient, 'a.pdf', pdf())).body.id;
    expect((await threadWith([theirs])).sent.status).toBe(404);
    expect((await threadWith([randomUUID()])).sent.status).toBe(404);
    const twice = await threadWith(async (as) => {
      const { id } = (await upload(as, 'a.pdf', pdf())).body;
      return [id, id];
    });
    expect(twice.sent.status).toBe(400);
    expect((await threadWith(Array.from({ length: 11 }, () => randomUUID()))).sent.status).toBe(400);
    const { id, fileIds, asPatient } = await withPdf();
    const again = { params: { id }, body: { infoText: 'veel', infoFileIds: fileIds } };
    expect((await test.call(addInfo, again, { as: asPatient, seen: 1 })).status).toBe(404);
  });

  it('does not carry an infected file', async () => {
    const sent = await threadWith(async (as) => {
      const { id } = (await upload(as, 'a.pdf', pdf())).body;
      await sql`update file set scan_state = 'INFECTED' where id = ${id}`.execute(test.database.system);
      return [id];
    });
    expect([sent.sent.status, sent.sent.raw.code]).toEqual([468, 'INVALID_INPUT_FILE']);
  });

  it('over 500 MB in one e-contact is refused', async () => {
    const { id, asPatient } = await withPdf();
    await sql`insert into file (id, uploader_user_id, side, e_contact_id, name, media_type, size, sha256, storage_key, scan_state, created_at)
      select gen_random_uuid(), uploader_user_id, side, e_contact_id, name, media_type, 52428800, sha256, gen_random_uuid()::text, 'NA', now()
      from file, generate_series(1, 10) where e_contact_id = ${id}`.execute(test.database.system);
    const { status, raw } = await test.call(
      uploadEContactFile,
      { params: { id }, body: {} },
      { as: asPatient },
    );
    expect([status, raw.code]).toEqual([468, 'FILES_OVER_LIMIT']);
  });
});

it('is taken back by its owner until a message has it, and by nobody else', async () => {
  const { asPatient } = await make.clinicWithPatient();
  const { id } = (await upload(asPatient, 'a.pdf', pdf())).body;
  const stranger = await make.clinicWithPatient();
  const remove = (as: string, fileId: string) =>
    test.call(removePatientFile, { params: { id: fileId } }, { as });
  expect((await remove(stranger.asPatient, id)).status).toBe(404);
  expect((await remove(asPatient, id)).status).toBe(200);
  expect((await remove(asPatient, id)).status).toBe(404);
  expect((await rowOf(id))?.removed_at).not.toBeNull();
  const { fileIds, asPatient: sender } = await withPdf();
  expect((await remove(sender, fileIds[0] ?? '')).status).toBe(404);
});

it('answers 503 when the folder cannot be written, and keeps no row', async () => {
  const { asPatient } = await make.clinicWithPatient();
  const folder = join(test.folder, 'nowhere');
  await mkdir(folder);
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
  const storage = {
    incoming: folder,
    keep: () => Promise.reject(full),
    open: () => Promise.reject(full),
    remove: async () => undefined,
    keptBefore: async function* () {},
  };
  const broken = await startTestApp({ testDatabase: test.testDatabase, storage });
  expect((await broken.call(uploadPatientFile, { body: {} }, { as: asPatient })).status).toBe(503);
  expect(await readdir(folder)).toEqual([]);
  await broken.close();
});
