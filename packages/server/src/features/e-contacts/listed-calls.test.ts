import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getPatientTimeline, listClinicEContacts } from '@tervita/contract/e-contacts';
import { texts as et } from '@tervita/texts/error-codes-et';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { origin, startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { multipartOf, multipartType } from '../../testing/multipart.ts';
import { pdf } from '../../testing/sample-files.ts';
import { threads } from '../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent, answered, completed } = threads(() => test);

/** A caller who knows the list of calls and nothing of our headers. */
const post = async (as: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await test.app.server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { origin, cookie: `tervita=${as}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json() };
};

/** As it comes over a line: what stands behind the file is not there yet when the file begins. */
const inPieces = (bytes: Buffer) =>
  Readable.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += 100) {
        await nextTurn();
        yield bytes.subarray(at, at + 100);
      }
    })(),
  );

describe('calls as they are listed, without a key and without a version', () => {
  it('the patient sends, adds, answers, reopens, gives feedback', async () => {
    const scene = await make.clinicWithPatient();
    const { asPatient } = scene;
    const first = {
      eContactType: 'COUGH',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      dangerSigns: ['none'],
    };
    const sentNow = await post(asPatient, '/patient/e-contacts/fallback', { ...first, text: 'Köha' });
    expect(sentNow.status).toBe(200);
    const { id } = sentNow.body;
    expect((await post(asPatient, `/patient/e-contacts/${id}/info`, { infoText: 'Ja palavik' })).status).toBe(
      200,
    );
    const asked = await answered(scene);
    expect(
      (await post(asPatient, `/patient/actions/${asked}/inquiry/complete`, { answer: 'Jah' })).status,
    ).toBe(200);
    const closed = await completed(scene);
    const feedback = { type: 'CLINIC', rating: 5, keywords: ['SPEED'], comment: null };
    expect((await post(asPatient, `/patient/e-contacts/${closed}/feedback`, feedback)).status).toBe(200);
    const reopened = await post(asPatient, `/patient/e-contacts/${closed}/reopen`, {
      infoText: 'Köha tuli tagasi',
      infoFileIds: [],
    });
    expect(reopened).toMatchObject({ status: 200, body: { status: 'SUBMITTED', turn: 'CLINIC' } });
    const timeline = await test.call(getPatientTimeline, { params: { id: closed } }, { as: asPatient });
    expect(timeline.body.entries.at(-1)).toMatchObject({ move: 'reopen', reason: 'OTHER' });
  });

  it('a colleague is added, and a message is put above every page', async () => {
    const { clinicId } = await make.clinicWithPatient();
    const { userId } = await make.employee(clinicId, { isAdmin: true });
    const as = await make.session(userId, 'PRM_DOCTOR');
    const colleague = {
      personalCode: '49403136526',
      firstName: 'Liis',
      surname: 'Kask',
      email: 'liis.kask@example.com',
      role: 'NURSE',
    };
    expect(await post(as, `/clinic/${clinicId}/employees`, colleague)).toMatchObject({ status: 200 });
    const message = { clinicId, text: 'Labor avatakse kell 10.' };
    expect(await post(as, '/global-message', message)).toMatchObject({ status: 200 });
  });

  it.each(['before', 'behind'] as const)('a file has the name that stands %s it', async (where) => {
    const scene = await make.clinicWithPatient();
    const response = await test.app.server.inject({
      method: 'POST',
      url: `/api/patient/e-contacts/${await sent(scene)}/upload`,
      headers: { origin, cookie: `tervita=${scene.asPatient}`, 'content-type': multipartType },
      payload: inPieces(multipartOf({ fileName: 'röntgen.pdf' }, { name: 'scan0001', bytes: pdf() }, where)),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().name).toBe('röntgen.pdf');
  });

  it.each([
    ['without a content type', {}],
    ['with one', { 'content-type': 'application/json' }],
  ])('staff accept and reopen with nothing in the body, %s', async (_, type) => {
    const scene = await make.clinicWithPatient();
    const move = async (id: string, name: string) => {
      const headers = { origin, cookie: `tervita=${scene.asNurse}`, ...type };
      const url = `/api/clinic/e-contacts/${id}/${name}`;
      const { statusCode, payload } = await test.app.server.inject({ method: 'POST', url, headers });
      return { status: statusCode, body: JSON.parse(payload) };
    };
    const unknown = await sent(scene);
    await sql`update e_contact set membership_pending = true where id = ${unknown}`.execute(
      test.database.system,
    );
    expect((await move(unknown, 'accept')).status).toBe(200);
    const closed = await completed(scene);
    expect(await move(closed, 'reopen')).toMatchObject({ status: 200, body: { status: 'SUBMITTED' } });
    const timeline = await test.call(getPatientTimeline, { params: { id: closed } }, { as: scene.asPatient });
    expect(timeline.body.entries.at(-1)).toMatchObject({ move: 'reopen' });
    // What needs a body is still refused without one.
    expect((await move(closed, 'reject')).status).toBe('content-type' in type ? 400 : 415);
  });

  it.each(['et', 'et-EE', 'en-GB', 'ru-RU', 'pl-PL', 'PL-pl'])('a locale may be %s', async (locale) => {
    const scene = await make.clinicWithPatient();
    const { personId } = scene.patient;
    const listed = await test.app.server.inject({
      url: `/api/patient/clinics?personId=${personId}&locale=${locale}`,
      headers: { cookie: `tervita=${scene.asPatient}` },
    });
    expect(listed.statusCode).toBe(200);
    const begun = await post(scene.asPatient, '/ai/questionnaire/flow', {
      stage: 'PROBLEM_TYPE',
      patientPersonId: personId,
      clinicId: scene.clinicId,
      locale,
      input: 'Köha',
    });
    expect(begun.status).toBe(200);
    const { rows } = await sql<{ language: string }>`
      select language from ai_questionnaire where id = ${begun.body.aiQuestionnaireId}`.execute(
      test.database.system,
    );
    expect(rows).toEqual([{ language: locale.slice(0, 2).toLowerCase() }]);
  });

  it('a locale of another language is an error at its field', async () => {
    const scene = await make.clinicWithPatient();
    const response = await test.app.server.inject({
      url: `/api/patient/clinics?personId=${scene.patient.personId}&locale=fi-FI`,
      headers: { cookie: `tervita=${scene.asPatient}` },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toEqual([{ path: ['query', 'locale'], key: 'invalid_format' }]);
  });

  it('staff assign, note, ask, complete with a fixed reason alone, reopen', async () => {
    const scene = await make.clinicWithPatient();
    const { asNurse } = scene;
    const at = `/clinic/e-contacts/${await sent(scene)}`;
    expect((await post(asNurse, `${at}/assign`, { assigneeUserId: scene.nurse.userId })).status).toBe(200);
    expect((await post(asNurse, `${at}/notes`, { note: 'Helistada' })).status).toBe(200);
    expect((await post(asNurse, `${at}/actions/inquiry`, { question: 'Kas on palavik?' })).status).toBe(200);
    const done = await post(asNurse, `${at}/complete`, { fixedInfoText: 'INFO_DELIVERED' });
    expect(done).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    expect((await post(asNurse, `${at}/reopen`, { reason: 'WRONG_INFO' })).status).toBe(200);
  });

  it('a version that is sent counts, and one that cannot be read is an error', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const at = `/clinic/e-contacts/${id}/actions/inquiry`;
    expect(await post(scene.asNurse, at, { question: 'Veel' }, { 'if-match': '"1"' })).toMatchObject({
      status: 469,
      body: { code: 'E_CONTACT_CHANGED' },
    });
    expect((await post(scene.asNurse, at, { question: 'Veel' }, { 'if-match': 'latest' })).status).toBe(400);
    expect((await post(scene.asNurse, at, { question: 'Veel' }, { 'idempotency-key': 'x' })).status).toBe(
      400,
    );
  });

  it('a refusal says a sentence beside its code, in the language of the caller', async () => {
    const scene = await make.clinicWithPatient();
    const at = `/clinic/e-contacts/${await completed(scene)}/actions/inquiry`;
    const refused = await post(scene.asNurse, at, { question: 'Veel' });
    expect(refused).toMatchObject({ status: 468, body: { code: 'E_CONTACT_ALREADY_CLOSED' } });
    expect(refused.body.message).toBe(et.codes.E_CONTACT_ALREADY_CLOSED);
  });

  it('what is on its way in and what never arrived is listed when it is asked for, and only then', async () => {
    const scene = await make.clinicWithPatient();
    const ids = { STARTED: await sent(scene), FAILED: await sent(scene), SUBMITTED: await sent(scene) };
    for (const status of ['STARTED', 'FAILED'] as const)
      await sql`update e_contact set status = ${status}, turn = null where id = ${ids[status]}`.execute(
        test.database.system,
      );
    const listed = async (statuses?: 'STARTED' | 'FAILED') => {
      const query = { clinicId: scene.clinicId, ...(statuses ? { statuses } : {}) };
      const { status, body } = await test.call(listClinicEContacts, { query }, { as: scene.asNurse });
      expect(status).toBe(200);
      return z.parse(listClinicEContacts.response, body).eContacts.map(({ id }) => id);
    };
    expect(await listed('STARTED')).toEqual([ids.STARTED]);
    expect(await listed('FAILED')).toEqual([ids.FAILED]);
    expect(await listed()).toEqual([ids.SUBMITTED]);
  });

  it('a key that is sent makes one of two', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = () =>
      post(scene.asNurse, `/clinic/e-contacts/${id}/actions/inquiry`, { question: 'Kas?' }, key);
    const [one, two] = [await ask(), await ask()];
    expect(two).toEqual(one);
    const timeline = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
    expect(timeline.body.entries.filter(({ move }) => move === 'reply')).toHaveLength(1);
  });

  it('the answers of a questionnaire are told in the language of who reads them', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const response = await test.app.server.inject({
      url: `/api/clinic/e-contacts/${id}/ai-questionnaire`,
      headers: { cookie: `tervita=${scene.asNurse}` },
    });
    expect(response.statusCode).toBe(200);
  });

  it('usage is kept for the only clinic of who used it, and for none when there are several', async () => {
    const scene = await make.clinicWithPatient();
    const used = { target: 'template', payload: { count: 1 } };
    expect((await post(scene.asNurse, '/clinic/track', used)).status).toBe(200);
    const second = await make.clinicWithPatient();
    await make.employee(second.clinicId, { who: scene.nurse });
    expect((await post(scene.asNurse, '/clinic/track', used)).status).toBe(200);
    const rows = await sql<{ clinic_id: string | null }>`select clinic_id from usage_event
      where user_id = ${scene.nurse.userId} order by at`.execute(test.database.system);
    expect(rows.rows.map((row) => row.clinic_id)).toEqual([scene.clinicId, null]);
  });
});
