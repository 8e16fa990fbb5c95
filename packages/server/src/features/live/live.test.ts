import { isDeepStrictEqual } from 'node:util';
import { logout, switchRole } from '@tervita/contract/auth';
import { markEContactSeen, sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { changeEmployee } from '@tervita/contract/employees';
import { type ServerMessage, sessionEndedCode } from '@tervita/contract/live';
import { editPatient, searchPatients } from '@tervita/contract/patients';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { findActor } from '../../core/session/session-store.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';
import { Connection, policyCode } from './connection.ts';
import { trustIn } from './trust.ts';

let test: TestApp;
let make: Given;
let address: string;
const open: WebSocket[] = [];

beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  address = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

interface Screen {
  readonly messages: ServerMessage[];
  readonly closedWith: () => number | undefined;
  say(message: unknown): void;
}

const screen = (as: string | undefined, origin = address): Promise<Screen> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/ws-prm`, {
      headers: { origin, ...(as ? { cookie: `tervita=${as}` } : {}) },
    });
    open.push(socket);
    const messages: ServerMessage[] = [];
    let code: number | undefined;
    socket.on('message', (data) => messages.push(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', (closed) => {
      code = closed;
    });
    socket.on('open', () =>
      resolve({
        messages,
        closedWith: () => code,
        say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      }),
    );
    socket.on('error', reject);
  });

const eContactOf = async (scene: Awaited<ReturnType<Given['clinicWithPatient']>>) => {
  const body = {
    eContactType: 'COUGH',
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Köha',
  } as const;
  return (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body.id;
};
/** What a list knows from all it was told: who is at work, and who has which e-contact open. */
const known = ({ messages }: Screen) => {
  const present = new Set<string>();
  const views = new Map<string, string[]>();
  for (const message of messages) {
    if (message.type !== 'E_CONTACTS_VIEWERS' && message.type !== 'E_CONTACTS_VIEWERS_CHANGED') continue;
    const isWhole = message.type === 'E_CONTACTS_VIEWERS';
    if (isWhole) for (const all of [present, views]) all.clear();
    for (const { userId } of isWhole ? message.payload.present : message.payload.came) present.add(userId);
    for (const userId of isWhole ? [] : message.payload.left) present.delete(userId);
    for (const { eContactId, viewers } of message.payload.views) {
      if (viewers.length === 0) views.delete(eContactId);
      else
        views.set(
          eContactId,
          viewers.map(({ userId }) => userId),
        );
    }
  }
  return { present, views };
};
const types = ({ messages }: Screen) => messages.map(({ type }) => type);

describe('the live connection', () => {
  it('is refused without a session and to another site', async () => {
    const { asNurse } = await make.clinicWithPatient();
    await expect(screen(undefined)).rejects.toThrow('401');
    await expect(screen(asNurse, 'https://evil.example')).rejects.toThrow('403');
  });

  it('tells the inbox that something came, and the open e-contact that it changed', async () => {
    const scene = await make.clinicWithPatient();
    const inbox = await screen(scene.asNurse);
    inbox.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() => expect(types(inbox)).toEqual(['E_CONTACTS_VIEWERS']));
    const id = await eContactOf(scene);
    await eventually(() =>
      expect(inbox.messages.at(-1)).toEqual({
        type: 'E_CONTACTS_CHANGED',
        payload: { clinicId: scene.clinicId },
      }),
    );

    const colleague = await screen(scene.asNurse);
    colleague.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    const ofPatient = { query: { clinicId: scene.clinicId, search: 'maasikas' } };
    const found = await test.call(searchPatients, ofPatient, { as: scene.asNurse });
    const params = { id: found.body.patients[0]?.clinicMemberId ?? '' };
    await eventually(async () => {
      const body = { clinicMember: { email: 'uus@example.com' } };
      await test.call(editPatient, { params, body }, { as: scene.asNurse });
      const updated = { type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId: id } };
      expect(colleague.messages).toContainEqual(updated);
    });
    const patient = await screen(scene.asPatient);
    patient.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    let seen = 0;
    // The first reply may come before the patient's screen has said what it looks at; then there is another one.
    await eventually(async () => {
      seen += 1;
      await test.call(
        sendInquiry,
        { params: { id }, body: { question: 'Tere' } },
        { as: scene.asNurse, seen },
      );
      expect(patient.messages).toContainEqual({
        type: 'E_CONTACT_DETAILS_UPDATED',
        payload: { eContactId: id },
      });
    });
  });

  it('tells a list that begins to listen of what came since it was read', async () => {
    const scene = await make.clinicWithPatient();
    const early = await screen(scene.asNurse);
    early.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() => expect(types(early)).toEqual(['E_CONTACTS_VIEWERS']));
    const late = await screen(scene.asNurse);
    const id = await eContactOf(scene);
    // The process has heard of it.
    await eventually(() => expect(types(early)).toContain('E_CONTACTS_CHANGED'));
    const patient = await screen(scene.asPatient);
    late.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() =>
      expect(types(late).toSorted()).toEqual(['E_CONTACTS_CHANGED', 'E_CONTACTS_VIEWERS']),
    );
    late.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    await eventually(() => expect(types(late)).toContain('E_CONTACT_DETAILS_UPDATED'));
    await eventually(() => expect(types(patient)).toEqual(['E_CONTACTS_CHANGED']));
  });

  it('a list hears nothing twice when its reader goes to an e-contact and back', async () => {
    const scene = await make.clinicWithPatient();
    const nurse = await screen(scene.asNurse);
    const [id, other] = [await eContactOf(scene), await eContactOf(scene)];
    const looksAt = { type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } } as const;
    const count = (wanted: string) => types(nurse).filter((type) => type === wanted).length;
    nurse.say(looksAt);
    await eventually(() => expect(count('E_CONTACTS_CHANGED')).toBeGreaterThan(0));
    const heard = count('E_CONTACTS_CHANGED');
    nurse.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    await eventually(() => expect(count('E_CONTACT_DETAILS_UPDATED')).toBe(1));
    nurse.say(looksAt);
    // Answered in turn: what it would be told of the list comes before.
    nurse.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: other } });
    await eventually(() => expect(count('E_CONTACT_DETAILS_UPDATED')).toBe(2));
    expect(count('E_CONTACTS_CHANGED')).toBe(heard);
  });

  it('that the patient has looked concerns who has it open, and no list', async () => {
    const scene = await make.clinicWithPatient();
    const id = await eContactOf(scene);
    const [inbox, open] = [await screen(scene.asNurse), await screen(scene.asNurse)];
    inbox.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    open.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    await eventually(() => expect(known(inbox).views.size).toBe(1));
    const look = () => test.call(markEContactSeen, { params: { id } }, { as: scene.asPatient });
    expect((await look()).status).toBe(200);
    const count = (who: Screen, wanted: string) => types(who).filter((type) => type === wanted).length;
    await eventually(() => expect(count(open, 'E_CONTACT_DETAILS_UPDATED')).toBe(1));
    // Comes after the one that must not come.
    const reply = { params: { id }, body: { question: 'Tere' } };
    await test.call(sendInquiry, reply, { as: scene.asNurse, seen: 1 });
    await eventually(() => expect(count(open, 'E_CONTACT_DETAILS_UPDATED')).toBe(2));
    await eventually(() => expect(count(inbox, 'E_CONTACTS_CHANGED')).toBe(1));
  });

  it('tells who wrote for somebody while they represent them, and not after', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2019-05-04' });
    await make.member(scene.clinicId, child.personId);
    const record = await make.represented(scene.patient.userId, child.personId, { knownAt: scene.clinicId });
    const [id, own] = [
      await eContactOf({ ...scene, patient: { ...scene.patient, personId: record } }),
      await eContactOf(scene),
    ];
    const parent = await screen(scene.asPatient);
    parent.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    const reply = (eContactId: string, seen: number) =>
      test.call(
        sendInquiry,
        { params: { id: eContactId }, body: { question: 'Tere' } },
        { as: scene.asNurse, seen },
      );
    const updated = { type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId: id } };
    const updates = () => parent.messages.filter((message) => isDeepStrictEqual(message, updated));
    // That it came just before; from then on the server knows what is looked at.
    await eventually(() => expect(updates()).toHaveLength(1));
    await reply(id, 1);
    await eventually(() => expect(updates()).toHaveLength(2));
    await test.database.system
      .updateTable('representation')
      .set({ ended_at: sql`now()` })
      .where('person_id', '=', record)
      .execute();
    parent.messages.splice(0);
    await reply(id, 2);
    // Comes after the one that must not come.
    await reply(own, 1);
    await eventually(() => expect(types(parent)).toEqual(['E_CONTACTS_CHANGED']));
  });

  it('shows colleagues who look at the same e-contact, and never a patient', async () => {
    const scene = await make.clinicWithPatient();
    const colleague = await make.employee(scene.clinicId);
    const id = await eContactOf(scene);
    const [mine, theirs, patient] = [
      await screen(scene.asNurse),
      await screen(await make.session(colleague.userId, 'PRM_DOCTOR')),
      await screen(scene.asPatient),
    ];
    for (const one of [patient, mine, theirs])
      one.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    await eventually(() => {
      const last = mine.messages.at(-1);
      expect(
        last?.type === 'E_CONTACT_DETAILS_VIEWERS' && last.payload.viewers.map(({ userId }) => userId).sort(),
      ).toEqual([scene.nurse.userId, colleague.userId].sort());
    });
    theirs.say({ type: 'LEAVE' });
    await eventually(() => {
      const last = mine.messages.at(-1);
      expect(
        last?.type === 'E_CONTACT_DETAILS_VIEWERS' && last.payload.viewers.map(({ userId }) => userId),
      ).toEqual([scene.nurse.userId]);
    });
    expect(types(patient)).not.toContain('E_CONTACT_DETAILS_VIEWERS');
  });

  it('tells the list who is at work: in the list itself or in an e-contact', async () => {
    const scene = await make.clinicWithPatient();
    const doctor = await make.employee(scene.clinicId);
    const id = await eContactOf(scene);
    const mine = await screen(scene.asNurse);
    mine.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    const theirs = await screen(await make.session(doctor.userId, 'PRM_DOCTOR'));
    const present = (who: Screen) => [...known(who).present].toSorted();
    const both = [scene.nurse.userId, doctor.userId].toSorted();
    theirs.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() => expect([present(mine), present(theirs)]).toEqual([both, both]));
    theirs.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    await eventually(() => {
      expect(known(mine).views).toEqual(new Map([[id, [doctor.userId]]]));
      expect(present(mine)).toEqual(both);
    });
    theirs.say({ type: 'LEAVE' });
    await eventually(() => {
      expect(known(mine).views).toEqual(new Map());
      expect(present(mine)).toEqual([scene.nurse.userId]);
    });
    // The whole comes once; then a list hears only what changes.
    expect(types(mine).filter((type) => type === 'E_CONTACTS_VIEWERS')).toHaveLength(1);
    mine.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() =>
      expect(types(mine).filter((type) => type === 'E_CONTACTS_VIEWERS')).toHaveLength(2),
    );
  });

  it('tells another clinic nothing', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const id = await eContactOf(scene);
    const spy = await screen(other.asNurse);
    spy.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    spy.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    spy.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: other.clinicId } });
    await eventually(() => expect(types(spy)).toEqual(['E_CONTACTS_VIEWERS']));
    await test.call(
      sendInquiry,
      { params: { id }, body: { question: 'Tere' } },
      { as: scene.asNurse, seen: 1 },
    );
    await eContactOf(other);
    await eventually(() => expect(types(spy)).toEqual(['E_CONTACTS_VIEWERS', 'E_CONTACTS_CHANGED']));
  });

  const forgetConsents = (userId: string) =>
    test.database.system
      .updateTable('consent')
      .set({ version: '2000-01-01' })
      .where('user_id', '=', userId)
      .execute();

  it('is refused to whoever has not agreed to the texts in force', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    await forgetConsents(patient.userId);
    await expect(screen(asPatient)).rejects.toThrow('403');
  });

  it('ends for an open screen when new texts come into force', async () => {
    const { asNurse, nurse } = await make.clinicWithPatient();
    const actor = await findActor(test.database.system, asNurse);
    if (!actor) throw new Error('nobody is signed in');
    const close = vi.fn();
    const connection = new Connection({ close } as unknown as WebSocket, actor, new Date(0));
    const stillTrusted = trustIn({ database: test.database, clock: () => new Date() });
    expect(await stillTrusted([connection])).toEqual([connection]);
    await forgetConsents(nurse.userId);
    connection.lastChecked = 0;
    expect(await stillTrusted([connection])).toEqual([]);
    expect(close).toHaveBeenCalledWith(policyCode);
  });

  it('ends for the screen of a clinic that its person has left, also while they work at another', async () => {
    const { clinicId, asNurse, nurse } = await make.clinicWithPatient();
    await make.employee(await make.clinic(), { who: nurse });
    const actor = await findActor(test.database.system, asNurse);
    if (!actor) throw new Error('nobody is signed in');
    const close = vi.fn();
    const connection = new Connection({ close } as unknown as WebSocket, actor, new Date(0));
    connection.watching = { kind: 'list', clinicId };
    const stillTrusted = trustIn({ database: test.database, clock: () => new Date() });
    expect(await stillTrusted([connection])).toEqual([connection]);
    await sql`update employee set deleted_at = now() where clinic_id = ${clinicId}
      and user_id = ${nurse.userId}`.execute(test.database.system);
    connection.lastChecked = 0;
    expect(await stillTrusted([connection])).toEqual([]);
    expect(close).toHaveBeenCalledWith(policyCode);
  });

  it('closes with 3000 when a colleague ends the work of somebody', async () => {
    const { clinicId, nurse, asNurse } = await make.clinicWithPatient();
    const admin = await make.employee(clinicId, { isAdmin: true });
    const asAdmin = await make.session(admin.userId, 'PRM_DOCTOR');
    const [theirs, mine] = [await screen(asNurse), await screen(asAdmin)];
    await test.call(
      changeEmployee,
      { params: { clinicId, userId: nurse.userId }, body: { deletedAt: new Date().toISOString() } },
      { as: asAdmin },
    );
    await eventually(() => expect(theirs.closedWith()).toBe(sessionEndedCode));
    expect(mine.closedWith()).toBeUndefined();
  });

  it('closes with 3000 when the session ends', async () => {
    const { asNurse } = await make.clinicWithPatient();
    const inbox = await screen(asNurse);
    await test.call(logout, { query: {} }, { as: asNurse });
    await eventually(() => expect(inbox.closedWith()).toBe(sessionEndedCode));
  });

  it('is closed at once when its person changes the role, and comes back in the new one', async () => {
    const scene = await make.clinicWithPatient();
    const id = await eContactOf(scene);
    const inbox = await screen(scene.asNurse);
    inbox.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() => expect(types(inbox)).toContain('E_CONTACTS_VIEWERS'));
    await test.call(switchRole, { body: { role: 'PRM_PATIENT' } }, { as: scene.asNurse });
    await eventually(() => expect(inbox.closedWith()).toBe(policyCode));
    // The page may come back before the new id reached its browser.
    const again = await screen(scene.asNurse);
    again.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    again.say({ type: 'VIEW_E_CONTACT', payload: { eContactId: id } });
    const colleague = await screen(
      await make.session((await make.employee(scene.clinicId)).userId, 'PRM_DOCTOR'),
    );
    colleague.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: scene.clinicId } });
    await eventually(() => expect(types(colleague)).toContain('E_CONTACTS_VIEWERS'));
    expect(known(colleague).present.has(scene.nurse.userId)).toBe(false);
    expect(again.messages).toEqual([]);
  });

  it.each([
    ['words nobody knows', ['{"type":"DANCE"}']],
    ['no JSON', ['hello']],
    ['too many messages', Array.from({ length: 25 }, () => '{"type":"HEARTBEAT"}')],
  ])('is closed after %s', async (_, messages) => {
    const { asNurse } = await make.clinicWithPatient();
    const inbox = await screen(asNurse);
    for (const message of messages) inbox.say(message);
    await eventually(() => expect(inbox.closedWith()).toBe(1008));
  });
});

it('a flood of made-up sessions at the live door is turned away as at every other', async () => {
  const strict = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  const knock = (at: number) =>
    strict.app.server.inject({
      url: '/api/ws-prm',
      remoteAddress: '198.51.100.77',
      headers: { origin: strict.config.PUBLIC_URL, cookie: `tervita=made-up-${at}` },
    });
  const statuses: number[] = [];
  for (let at = 0; at < 320; at += 1) statuses.push((await knock(at)).statusCode);
  await strict.close();
  expect(statuses.slice(0, 300).every((status) => status === 401)).toBe(true);
  expect(new Set(statuses.slice(300))).toEqual(new Set([429]));
});
