import { randomUUID } from 'node:crypto';
import {
  addInfo,
  closeMyEContact,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  reopenMyEContact,
} from '@tervita/contract/e-contacts';
import { uploadPatientFile } from '@tervita/contract/files';
import { type EContactStatus, eContactStatuses } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { type Scene, threads } from '../../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent, answered, completed } = threads(() => test);

interface Over {
  readonly as?: string;
  readonly seen?: number;
  readonly key?: string;
}
type Closing = Parameters<typeof test.call<typeof closeMyEContact>>[1]['body'];
type Reopening = Parameters<typeof test.call<typeof reopenMyEContact>>[1]['body'];
const close = (scene: Scene, id: string, over: Over & Partial<Closing> = {}) => {
  const { as = scene.asPatient, seen = 1, key = randomUUID(), ...said } = over;
  const body = { reason: 'PROBLEM_RESOLVED', ...said } as const;
  return test.call(closeMyEContact, { params: { id }, body }, { as, seen, key });
};
const reopen = (scene: Scene, id: string, over: Over & Partial<Reopening> = {}) => {
  const { as = scene.asPatient, seen = 2, key = randomUUID(), ...said } = over;
  const body = { reason: 'SYMPTOMS_CHANGED', ...said } as const;
  return test.call(reopenMyEContact, { params: { id }, body }, { as, seen, key });
};
const timeline = async (scene: Scene, id: string) =>
  (await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient })).body;

/** As if it had ended so long ago. */
const endedBefore = (id: string, span: string) =>
  sql`update e_contact set completed_at = now() - ${span}::interval where id = ${id}`.execute(
    test.database.system,
  );
const inStatus = (id: string, status: EContactStatus) =>
  sql`update e_contact set status = ${status}, turn = ${status === 'SUBMITTED' ? 'CLINIC' : null},
    completed_at = case when ${status} in ('COMPLETED', 'CANCELLED') then now() end where id = ${id}`.execute(
    test.database.system,
  );

describe('a patient closes', () => {
  it('withdraws before the first answer; both sides read why', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const closed = await close(scene, id, { reason: 'SENT_INFO_INCORRECT' });
    expect(closed).toMatchObject({ status: 200, body: { status: 'CANCELLED', turn: null, version: 2 } });
    const { eContact, entries, clinicPhone } = await timeline(scene, id);
    expect(clinicPhone).toBeNull();
    expect(eContact.completedAt).not.toBeNull();
    expect(entries.at(-1)).toMatchObject({
      move: 'cancel',
      reason: 'SENT_INFO_INCORRECT',
      text: null,
      direction: null,
      author: { me: true, kind: 'PATIENT' },
    });
    const clinic = await test.call(getClinicTimeline, { params: { id } }, { as: scene.asNurse });
    expect(clinic.body.entries.at(-1)).toMatchObject({ move: 'cancel', reason: 'SENT_INFO_INCORRECT' });
  });

  it('completes after it, with a few words', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const closed = await close(scene, id, { seen: 2, reason: 'OTHER', comment: ' Sain ise hakkama. ' });
    expect(closed.body).toMatchObject({ status: 'COMPLETED', version: 3 });
    expect((await timeline(scene, id)).entries.at(-1)).toMatchObject({
      move: 'complete',
      reason: 'OTHER',
      text: 'Sain ise hakkama.',
      direction: 'PATIENT_TO_CLINIC',
    });
    const { body } = await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId, statuses: 'COMPLETED' } },
      { as: scene.asNurse },
    );
    expect(body.eContacts).toMatchObject([{ id, preview: 'Sain ise hakkama.', lastBy: 'PATIENT' }]);
  });

  it('in no state but SUBMITTED', async () => {
    const scene = await make.clinicWithPatient();
    const found: Record<string, unknown> = {};
    for (const status of eContactStatuses) {
      const id = await sent(scene);
      await inStatus(id, status);
      const { status: answer, raw } = await close(scene, id);
      found[status] = answer === 200 ? 200 : raw.code;
    }
    expect(found).toEqual({
      CREATED: 'E_CONTACT_MOVE_NOT_ALLOWED',
      STARTED: 'E_CONTACT_MOVE_NOT_ALLOWED',
      SUBMITTED: 200,
      COMPLETED: 'E_CONTACT_ALREADY_CLOSED',
      CANCELLED: 'E_CONTACT_ALREADY_CLOSED',
      REJECTED: 'E_CONTACT_ALREADY_CLOSED',
      FAILED: 'E_CONTACT_MOVE_NOT_ALLOWED',
    });
  });

  it('not over an answer they have not read', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const late = await close(scene, id, { seen: 1 });
    expect(late).toMatchObject({
      status: 469,
      raw: { code: 'E_CONTACT_CHANGED', newer: { eContact: { id, version: 2 } } },
    });
  });

  it('once, however often it is pressed', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const key = randomUUID();
    const [first, second] = await Promise.all([close(scene, id, { key }), close(scene, id, { key })]);
    expect(second.body).toEqual(first.body);
    expect((await timeline(scene, id)).entries).toHaveLength(2);
    expect(await close(scene, id, { seen: 2 })).toMatchObject({
      status: 468,
      raw: { code: 'E_CONTACT_ALREADY_CLOSED' },
    });
  });

  it.each([
    ['an unknown reason', { reason: 'BORED' as never }, 'reason'],
    ['words over 500 characters', { comment: 'a'.repeat(501) }, 'comment'],
  ])('not with %s', async (_, said, field) => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    expect(await close(scene, id, said)).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', field] }] },
    });
  });
});

describe('a patient opens it again', () => {
  it("with a reason, words and a file; it is the clinic's turn", async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    const file = await test.call(uploadPatientFile, { body: {} }, { as: scene.asPatient });
    const opened = await reopen(scene, id, { infoText: 'Palavik tõusis.', infoFileIds: [file.body.id] });
    expect(opened.body).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', version: 3 });
    const { entries, eContact } = await timeline(scene, id);
    expect(eContact.completedAt).toBeNull();
    expect(entries.at(-1)).toMatchObject({
      move: 'reopen',
      reason: 'SYMPTOMS_CHANGED',
      text: 'Palavik tõusis.',
      direction: 'PATIENT_TO_CLINIC',
      files: [{ id: file.body.id }],
    });
    const { body } = await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    expect(body.eContacts).toMatchObject([{ id, turn: 'CLINIC', preview: 'Palavik tõusis.' }]);
  });

  it('without a word where the reason says enough', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    expect((await reopen(scene, id, { reason: 'NO_INFO_RECEIVED' })).status).toBe(200);
    expect((await timeline(scene, id)).entries.at(-1)).toMatchObject({ text: null, direction: null });
  });

  it('what they withdrew themselves', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await close(scene, id);
    expect((await reopen(scene, id)).body).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC' });
    // Nobody has answered yet, so it can be withdrawn again.
    expect((await close(scene, id, { seen: 3 })).body.status).toBe('CANCELLED');
  });

  it('another reason needs words', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    expect(await reopen(scene, id, { reason: 'OTHER', infoText: '  ' })).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'infoText'], key: 'required' }] },
    });
    expect((await reopen(scene, id, { reason: 'OTHER', infoText: 'Küsimus' })).status).toBe(200);
  });

  it.each([
    ['a minute before the thirty days are over', '29 days 23 hours 59 minutes', 200],
    ['a second after', '30 days 1 second', 468],
  ])('%s', async (_, span, status) => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    await endedBefore(id, span);
    expect((await reopen(scene, id)).status).toBe(status);
  });

  it('in no state but COMPLETED and CANCELLED', async () => {
    const scene = await make.clinicWithPatient();
    const found: Record<string, unknown> = {};
    for (const status of eContactStatuses) {
      const id = await sent(scene);
      await inStatus(id, status);
      const { status: answer, raw } = await reopen(scene, id, { seen: 1 });
      found[status] = answer === 200 ? 200 : raw.code;
    }
    expect(found).toEqual({
      CREATED: 'E_CONTACT_MOVE_NOT_ALLOWED',
      STARTED: 'E_CONTACT_MOVE_NOT_ALLOWED',
      SUBMITTED: 'E_CONTACT_MOVE_NOT_ALLOWED',
      COMPLETED: 200,
      CANCELLED: 200,
      REJECTED: 'E_CONTACT_ALREADY_CLOSED',
      FAILED: 'E_CONTACT_MOVE_NOT_ALLOWED',
    });
  });

  it('one of two at once', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    const both = await Promise.all([reopen(scene, id), reopen(scene, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  });
});

describe('whose it is', () => {
  it('a stranger and a stranger clinic find nothing', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const [open, ended] = [await sent(scene), await completed(scene)];
    expect((await close(scene, open, { as: other.asPatient })).status).toBe(404);
    expect((await reopen(scene, ended, { as: other.asPatient })).status).toBe(404);
    expect((await close(scene, open, { as: scene.asNurse })).status).toBe(403);
    expect((await reopen(scene, ended, { as: scene.asNurse })).status).toBe(403);
  });

  it('a representative does it in their own name, until their right ends', async () => {
    const scene = await make.clinicWithPatient();
    const parent = await make.person();
    const child = await make.person({ birthDate: '2020-02-02' });
    await make.member(scene.clinicId, child.personId);
    const record = await make.represented(parent.userId, child.personId, { knownAt: scene.clinicId });
    const as = await make.session(parent.userId);
    const id = await sent(scene, as, record);
    expect((await close(scene, id, { as, comment: 'Läks üle' })).status).toBe(200);
    expect((await reopen(scene, id, { as, infoText: 'Tuli tagasi' })).status).toBe(200);
    const clinic = await test.call(getClinicTimeline, { params: { id } }, { as: scene.asNurse });
    expect(clinic.body.entries.map(({ direction }) => direction)).toEqual(
      Array(3).fill('REPRESENTATIVE_TO_CLINIC'),
    );
    await sql`update representation set ended_at = now() where user_id = ${parent.userId}`.execute(
      test.database.system,
    );
    expect((await close(scene, id, { as, seen: 3 })).status).toBe(404);
    await inStatus(id, 'COMPLETED');
    expect((await reopen(scene, id, { as, seen: 3 })).status).toBe(404);
    const more = await test.call(addInfo, { params: { id }, body: { infoText: 'a' } }, { as, seen: 3 });
    expect(more.status).toBe(404);
  });
});
