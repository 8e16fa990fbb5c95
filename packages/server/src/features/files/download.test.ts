import { sendEContactText } from '@tervita/contract/e-contacts';
import {
  downloadFile,
  getPatientFile,
  linkClinicFile,
  linkPatientFile,
  uploadPatientFile,
} from '@tervita/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StorageAway } from '../../integrations/storage/storage.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { pdf } from '../../testing/sample-files.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** An e-contact that was sent with a letter. */
const withPdf = async () => {
  const scene = await make.clinicWithPatient();
  const upload = { name: 'leht.pdf', bytes: pdf() };
  const file = await test.call(uploadPatientFile, { body: {} }, { as: scene.asPatient, upload });
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Köha, leht kaasas',
    fileIds: [file.body.id],
  };
  const sent = await test.call(sendEContactText, { body }, { as: scene.asPatient });
  return { ...scene, id: sent.body.id, fileIds: body.fileIds };
};

describe('a download', () => {
  const linkTo = async (route: typeof linkPatientFile | typeof linkClinicFile, id: string, as: string) =>
    test.call(route as typeof linkPatientFile, { params: { id } }, { as });
  const fetchBy = (url: string, as: string) =>
    test.call(downloadFile, { params: { token: url.split('/').at(-1) ?? '' } }, { as });

  it('from a store that is away is told to come back later, and is no download', async () => {
    const { asNurse, fileIds } = await withPdf();
    const link = await linkTo(linkClinicFile, fileIds[0] ?? '', asNurse);
    const open = vi
      .spyOn(test.storage, 'open')
      .mockRejectedValue(new StorageAway('the store does not answer'));
    const { status, raw, headers } = await fetchBy(link.body.url, asNurse);
    open.mockRestore();
    expect(status).toBe(503);
    expect(raw.code).toBe('TRY_LATER');
    expect(headers['retry-after']).toBeDefined();
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers['content-length']).not.toBe(String(pdf().length));
  });

  it('is not begun when the store is away while a file comes in', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const keep = vi.spyOn(test.storage, 'keep').mockRejectedValue(new StorageAway('the store answered 500'));
    const answer = await test.call(uploadPatientFile, { body: {} }, { as: asPatient });
    keep.mockRestore();
    expect(answer).toMatchObject({ status: 503, raw: { code: 'TRY_LATER' } });
  });

  it('comes with headers that keep it from being anything but a download, and leaves an audit row', async () => {
    const { asNurse, fileIds, id, nurse } = await withPdf();
    const link = await linkTo(linkClinicFile, fileIds[0] ?? '', asNurse);
    const { status, bytes, headers } = await fetchBy(link.body.url, asNurse);
    expect(status).toBe(200);
    expect(bytes.equals(pdf())).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf().length),
      'content-disposition': `attachment; filename="leht.pdf"; filename*=UTF-8''leht.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    const { rows } = await sql<{ e_contact_ids: string[] }>`
      select e_contact_ids from audit_log where user_id = ${nurse.userId} and action = 'DOWNLOADED'`.execute(
      test.database.system,
    );
    expect(rows).toEqual([{ e_contact_ids: [id] }]);
  });

  it('works for one session and for a minute', async () => {
    const { asPatient, patient, asNurse, fileIds } = await withPdf();
    const { url } = (await linkTo(linkPatientFile, fileIds[0] ?? '', asPatient)).body;
    const elsewhere = await make.session(patient.userId);
    for (const as of [asNurse, elsewhere]) expect((await fetchBy(url, as)).status).toBe(404);
    expect(
      (
        await fetchBy(
          url.replace(/\.\d+\./, (until) => `.${Number(until.slice(1, -1)) + 1}.`),
          asPatient,
        )
      ).status,
    ).toBe(404);
    expect((await fetchBy(url, asPatient)).status).toBe(200);
  });

  it.each(['INFECTED', 'WAITING'])('is not given to anyone while the file is %s', async (state) => {
    const { asPatient, asNurse, fileIds } = await withPdf();
    const fileId = fileIds[0] ?? '';
    const { url } = (await linkTo(linkClinicFile, fileId, asNurse)).body;
    await sql`update file set scan_state = ${state} where id = ${fileId}`.execute(test.database.system);
    expect((await linkTo(linkPatientFile, fileId, asPatient)).raw.code).toBe('INVALID_INPUT_FILE');
    expect((await linkTo(linkClinicFile, fileId, asNurse)).raw.code).toBe('INVALID_INPUT_FILE');
    expect((await fetchBy(url, asNurse)).raw.code).toBe('INVALID_INPUT_FILE');
  });

  it('of a file that could not be checked is refused, and a clean one reads NA in the basic plan', async () => {
    const { asPatient, clinicId, fileIds } = await withPdf();
    const fileId = fileIds[0] ?? '';
    const shown = async () =>
      (await test.call(getPatientFile, { params: { id: fileId } }, { as: asPatient })).body;
    await sql`update file set scan_state = 'NA', scan_result = 'NOT_SCANNABLE' where id = ${fileId}`.execute(
      test.database.system,
    );
    expect(await shown()).toMatchObject({ scanState: 'NA', canOpen: false });
    await sql`update file set scan_state = 'CLEAN', scan_result = null where id = ${fileId}`.execute(
      test.database.system,
    );
    expect(await shown()).toMatchObject({ scanState: 'CLEAN', canOpen: true });
    await sql`update clinic set plan = 'BASIC' where id = ${clinicId}`.execute(test.database.system);
    expect(await shown()).toMatchObject({ scanState: 'NA', canOpen: true });
  });
});
