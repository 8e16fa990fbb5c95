import {
  answerInquiry,
  createClinicEContact,
  decideLetterReader,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
} from '@tervita/contract/e-contacts';
import type { ServerMessage } from '@tervita/contract/live';
import { addPatient, editPatient, listRepresentatives } from '@tervita/contract/patients';
import { answerMembership, whoActsForMe } from '@tervita/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Given, given } from '../../../testing/given.ts';
import { letterBirthDate, letters } from '../../../testing/letter-scene.ts';

let test: TestApp;
let make: Given;
let post: ReturnType<typeof letters>;
let address: string;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  post = letters(test, make);
  await test.app.startWorker();
  address = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** A letter that somebody has opened who has proved nothing but the address. */
const opened = async () => {
  const reader = await post.mailboxReader();
  const scene = await post.writtenTo(reader.email);
  expect((await post.open(reader.as, scene.token)).status).toBe(200);
  return { reader, scene };
};

describe('the clinic', () => {
  it('sees who opened the letter, by which address, and that nobody has confirmed it', async () => {
    const { reader, scene } = await opened();
    expect((await scene.read()).letterReaders).toMatchObject([
      { name: 'Uno Uus', address: reader.email, receiverName: 'Uno Uus', decision: null },
    ]);
    expect((await scene.read(scene.callId)).letterReaders).toEqual([]);
  });

  it('confirms that it is the patient: the whole record is theirs', async () => {
    const { reader, scene } = await opened();
    const decided = await scene.decide('CONFIRMED', { seen: 1 });
    expect(decided).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await post.threadsOf(reader.as)).sort()).toEqual([scene.id, scene.callId].sort());
    const { clinics } = (await test.call(whoActsForMe, {}, { as: reader.as })).body;
    expect(clinics).toMatchObject([{ clinicMemberId: scene.clinicMemberId, confirmedBy: 'CLINIC' }]);
    expect((await scene.read()).letterReaders).toMatchObject([
      { decision: 'CONFIRMED', decidedByName: expect.any(String) },
    ]);
    const params = { id: scene.id };
    const { entries } = (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body;
    expect(entries.at(-1)?.move).toBe('confirmLetterReader');
    const seen = (await test.call(getPatientTimeline, { params }, { as: reader.as })).body.entries;
    expect(seen.map(({ move }) => move)).toEqual(['writeFirst']);
  });

  it('says that it is not: the thread is the clinic’s again, and no link to that address opens it', async () => {
    const { reader, scene } = await opened();
    const laterId = await scene.write('TO_PATIENT', 'Veel üks kiri');
    const later = (await post.linksTo(reader.email, 3)).at(-1) ?? '';
    const reply = { params: { id: scene.id }, body: { answer: 'See olen mina', answerFileIds: [] } };
    expect((await test.call(answerInquiry, reply, { as: reader.as, seen: 1 })).status).toBe(200);
    expect((await scene.decide('REFUSED')).status).toBe(200);
    expect((await post.timelineOf(reader.as, scene.id)).status).toBe(404);
    expect((await test.call(answerInquiry, reply, { as: reader.as })).status).toBe(404);
    expect(await post.threadsOf(reader.as)).toEqual([]);
    expect((await post.open(reader.as, later)).raw.code).toBe('CLAIM_LINK_REFUSED');
    // Nothing is lost: the clinic keeps what they wrote.
    const params = { id: scene.id };
    const { entries } = (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body;
    expect(entries.map(({ move }) => move)).toEqual(['writeFirst', 'answer', 'refuseLetterReader']);
    // With the address put right, whom it was meant for opens it.
    const patient = await post.mailboxReader();
    const clinicMember = { email: patient.email };
    const corrected = { params: { id: scene.clinicMemberId }, body: { clinicMember } };
    expect((await test.call(editPatient, corrected, { as: scene.asNurse })).status).toBe(200);
    const token = (await post.linksTo(patient.email)).at(-1) ?? '';
    expect((await post.open(patient.as, token)).body.eContactId).toBe(laterId);
    // A new link for whoever was sent away stays shut, also when the address is put back.
    const back = { params: { id: scene.clinicMemberId }, body: { clinicMember: { email: reader.email } } };
    await test.call(editPatient, back, { as: scene.asNurse });
    const again = (await post.linksTo(reader.email, 4)).at(-1) ?? '';
    expect((await post.open(reader.as, again)).raw.code).toBe('CLAIM_LINK_REFUSED');
  });

  it('that decides a second time, or on what it has not seen, is told so', async () => {
    const { reader, scene } = await opened();
    const reply = { params: { id: scene.id }, body: { answer: 'See olen mina', answerFileIds: [] } };
    await test.call(answerInquiry, reply, { as: reader.as, seen: 1 });
    expect((await scene.decide('REFUSED', { seen: 1 })).raw.code).toBe('E_CONTACT_CHANGED');
    expect((await scene.decide('REFUSED')).status).toBe(200);
    for (const decision of ['CONFIRMED', 'REFUSED'] as const)
      expect(await scene.decide(decision)).toMatchObject({
        status: 468,
        raw: { code: 'LETTER_READER_DECIDED' },
      });
    const body = { openingId: scene.id, decision: 'CONFIRMED' as const };
    const unknown = await test.call(
      decideLetterReader,
      { params: { id: scene.id }, body },
      { as: scene.asNurse },
    );
    expect(unknown.status).toBe(469);
  });

  it('of another place decides nothing, nor does whoever opened it', async () => {
    const { reader, scene } = await opened();
    const openingId = (await scene.read()).letterReaders[0]?.openingId ?? '';
    const other = await make.clinicWithPatient();
    const call = { params: { id: scene.id }, body: { openingId, decision: 'CONFIRMED' as const } };
    expect((await test.call(decideLetterReader, call, { as: other.asNurse })).status).toBe(404);
    expect((await test.call(decideLetterReader, call, { as: reader.as })).status).toBe(403);
    // Of the staff themselves, with a colleague there: their own matter.
    await make.employee(scene.clinicId, { who: reader });
    const asStaff = await make.session(reader.userId, 'PRM_DOCTOR');
    expect((await test.call(decideLetterReader, call, { as: asStaff })).status).toBe(404);
    expect((await test.call(getClinicEContact, { params: { id: scene.id } }, { as: asStaff })).status).toBe(
      404,
    );
  });

  it('does not give the record to whoever has proved another code since', async () => {
    const { reader, scene } = await opened();
    await sql`update person set personal_code = ${post.newCode()} where id = ${reader.personId}`.execute(
      test.database.system,
    );
    expect((await scene.decide('CONFIRMED')).status).toBe(469);
    expect((await scene.decide('REFUSED')).status).toBe(200);
  });

  it('that confirms one of two who opened it sends the other away', async () => {
    const { reader, scene } = await opened();
    const second = await post.mailboxReader({ surname: 'Vana' });
    const corrected = {
      params: { id: scene.clinicMemberId },
      body: { clinicMember: { email: second.email } },
    };
    await test.call(editPatient, corrected, { as: scene.asNurse });
    const token = (await post.linksTo(second.email)).at(-1) ?? '';
    expect((await post.open(second.as, token)).body.eContactId).toBe(scene.id);
    expect((await scene.read()).letterReaders.map(({ name }) => name)).toEqual(['Uno Uus', 'Uno Vana']);
    expect((await scene.decide('CONFIRMED', { name: 'Uno Vana' })).status).toBe(200);
    expect((await post.threadsOf(second.as)).sort()).toEqual([scene.id, scene.callId].sort());
    expect(await post.threadsOf(reader.as)).toEqual([]);
  });
});

describe('whoever has the thread open learns at once that it is not theirs', () => {
  /** A screen that has the thread open, and reads it again whenever it is told to. */
  const watch = async (as: string, eContactId: string) => {
    const found: number[] = [];
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/ws-prm`, {
      headers: { origin: address, cookie: `tervita=${as}` },
    });
    socket.on('message', async (data) => {
      const { type } = JSON.parse(String(data)) as ServerMessage;
      if (type === 'E_CONTACT_DETAILS_UPDATED') found.push((await post.timelineOf(as, eContactId)).status);
    });
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ type: 'VIEW_E_CONTACT', payload: { eContactId } }));
    // It hears first of the opening itself, which was a moment ago.
    await eventually(() => expect(found).toContain(200));
    return { found, close: () => socket.terminate() };
  };
  type Scene = Awaited<ReturnType<typeof opened>>['scene'];

  it.each([
    ['the clinic says so', async (scene: Scene) => (await scene.decide('REFUSED')).status],
    [
      'its owner says yes to the record',
      async (scene: Scene) => {
        const as = await post.withDigitalId(await post.mailboxReader({ code: scene.code }));
        const yes = { params: { id: scene.clinicMemberId }, body: { isRight: true } };
        return (await test.call(answerMembership, yes, { as })).status;
      },
    ],
    [
      'its owner opens a letter with a proved code',
      async (scene: Scene) => {
        const owner = await post.mailboxReader({ code: scene.code });
        const clinicMember = { email: owner.email };
        const corrected = { params: { id: scene.clinicMemberId }, body: { clinicMember } };
        await test.call(editPatient, corrected, { as: scene.asNurse });
        return (await post.open(owner.as, (await post.linksTo(owner.email)).at(-1) ?? '')).status;
      },
    ],
  ])('when %s', async (_what, decide) => {
    const { reader, scene } = await opened();
    const screen = await watch(reader.as, scene.id);
    expect(await decide(scene)).toBe(200);
    await eventually(() => expect(screen.found).toContain(404));
    screen.close();
  });
});

it('a letter to who speaks for a child opens its thread; the child’s others come with the clinic’s word', async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, asNurse: as } = scene;
  const child = await make.person({ birthDate: '2019-05-06', firstName: 'Oskar' });
  const childId = await make.member(clinicId, child.personId);
  const parent = await post.mailboxReader();
  const typed = { clinicId, firstName: 'Uno', surname: 'Uus', birthDate: letterBirthDate };
  const entered = { ...typed, email: parent.email, representsMemberId: childId };
  expect((await test.call(addPatient, { body: entered }, { as })).status).toBe(200);
  const { representatives } = (await test.call(listRepresentatives, { params: { id: childId } }, { as }))
    .body;
  const representativeUserId = representatives[0]?.userId ?? '';
  const write = async (text: string) => {
    const letter = { kind: 'TO_PATIENT', eContactType: 'QUESTION', text, representativeUserId } as const;
    const body = { clinicId, clinicMemberId: childId, ...letter };
    return (await test.call(createClinicEContact, { body }, { as })).body.id;
  };
  const first = await write('Esimene kiri');
  await post.linksTo(parent.email);
  const second = await write('Teine kiri');
  const token = (await post.linksTo(parent.email, 2)).at(-1) ?? '';
  expect((await post.open(parent.as, token)).body.eContactId).toBe(second);
  expect(await post.threadsOf(parent.as)).toEqual([second]);
  const { eContact } = (await post.timelineOf(parent.as, second)).body;
  expect(eContact).toMatchObject({
    patient: { firstName: 'Oskar', isMe: false },
    creator: { isMe: true, kind: 'REPRESENTATIVE' },
  });
  const reply = { params: { id: second }, body: { answer: 'Aitäh', answerFileIds: [] } };
  expect((await test.call(answerInquiry, reply, { as: parent.as, seen: 1 })).status).toBe(200);
  // Who may no longer act for the child has no letter about it either, until they may again.
  const actsUntil = (moment: string) =>
    sql`update representation set ended_at = ${moment}::timestamptz where user_id = ${representativeUserId}`.execute(
      test.database.system,
    );
  await actsUntil('2020-01-01T00:00:00Z');
  expect(await post.threadsOf(parent.as)).toEqual([]);
  expect((await post.timelineOf(parent.as, second)).status).toBe(404);
  expect((await test.call(answerInquiry, reply, { as: parent.as, seen: 2 })).status).toBe(404);
  await actsUntil('2037-05-06T00:00:00Z');
  const detail = (await test.call(getClinicEContact, { params: { id: second } }, { as })).body;
  expect(detail.letterReaders).toMatchObject([{ receiverName: 'Uno Uus', decision: null }]);
  const body = { openingId: detail.letterReaders[0]?.openingId ?? '', decision: 'CONFIRMED' as const };
  expect((await test.call(decideLetterReader, { params: { id: second }, body }, { as })).status).toBe(200);
  expect((await post.threadsOf(parent.as)).sort()).toEqual([first, second].sort());
});
