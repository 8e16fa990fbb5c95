import {
  addInfo,
  answerInquiry,
  closeMyEContact,
  getClinicEContact,
  judgeWords,
  listClinicEContacts,
  reopenMyEContact,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const alarming = 'Mul on tugev suruv valu rinnus ja ma ei saa hingata';
const despair = 'Ma ei taha enam elada';

const write = async (scene: Scene, text = 'Köha') => {
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text,
  };
  return (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body.id;
};
const flagOf = async (scene: Scene, id: string) =>
  (await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse })).body.redFlag;
const ask = async (scene: Scene, id: string) =>
  test.call(
    sendInquiry,
    { params: { id }, body: { question: 'Kuidas läheb?', undoable: false } },
    { as: scene.asNurse, seen: 1 },
  );

describe('free words, before they are sent', () => {
  const judge = (scene: Scene, text: string) =>
    test.call(
      judgeWords,
      {
        body: {
          patientPersonId: scene.patient.personId,
          clinicId: scene.clinicId,
          text,
          language: 'en' as const,
        },
      },
      { as: scene.asPatient },
    );

  it('that tell of danger warn their writer, with the words that did', async () => {
    const { body } = await judge(await make.clinicWithPatient(), alarming);
    expect(body.warning).toMatchObject({ action: 'CALL_112', title: 'Call 112 now' });
    expect(body.warning?.signs.map(({ label }) => label).join()).toMatch(/valu rinnus|ei saa hingata/);
  });

  it('that tell of despair lead to somebody who listens', async () => {
    const { body } = await judge(await make.clinicWithPatient(), despair);
    expect(body.warning).toMatchObject({ action: 'CRISIS' });
    expect(body.warning?.crisisLines.map(({ phone }) => phone)).toContain('116 006');
  });

  it('that tell of poison name the line that knows it, and others do not', async () => {
    const scene = await make.clinicWithPatient();
    const poisoned = await judge(scene, 'I have taken 40 paracetamol tablets an hour ago');
    expect(poisoned.body.warning).toMatchObject({ action: 'CALL_112', poisonLine: '16662' });
    expect((await judge(scene, alarming)).body.warning).not.toHaveProperty('poisonLine');
  });

  it('and nobody could judge then warn with the sending', async () => {
    const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
    const matter = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId };
    const send = async (text: string) =>
      (await test.call(sendEContactText, { body: { ...matter, text, language: 'en' } }, { as })).body.warning;
    expect(await send(alarming)).toMatchObject({ action: 'CALL_112', title: 'Call 112 now' });
    expect(await send('Palun retsepti')).toBeNull();
  });

  it('that tell of nothing stop nobody', async () => {
    expect((await judge(await make.clinicWithPatient(), 'Palun retsepti')).body.warning).toBeNull();
  });

  it('about somebody else’s patient or a clinic that is not there are judged for nobody', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    expect((await judge({ ...scene, patient: other.patient }, alarming)).status).toBe(404);
    expect((await judge({ ...scene, clinicId: other.patient.personId }, alarming)).status).toBe(404);
  });
});

describe('danger in what is written later', () => {
  it('as added information raises the flag, and warns the writer with the answer', async () => {
    const scene = await make.clinicWithPatient();
    const id = await write(scene);
    const added = await test.call(
      addInfo,
      { params: { id }, body: { infoText: alarming, locale: 'pl' as const } },
      { as: scene.asPatient },
    );
    expect(added.body.warning).toMatchObject({ action: 'CALL_112', title: 'Proszę zadzwonić teraz pod 112' });
    expect(await flagOf(scene, id)).toMatchObject({ kind: 'CALL_112', seenAt: null });
  });

  it('as an answer stands on top again, though an earlier warning was seen', async () => {
    const scene = await make.clinicWithPatient();
    const id = await write(scene, alarming);
    await ask(scene, id);
    expect(await flagOf(scene, id)).toMatchObject({ seenAt: expect.any(String) });
    const answered = await test.call(
      answerInquiry,
      { params: { id }, body: { answer: alarming } },
      { as: scene.asPatient },
    );
    expect(answered.body.warning).toMatchObject({ action: 'CALL_112' });
    expect(await flagOf(scene, id)).toMatchObject({ kind: 'CALL_112', seenAt: null });
  });

  it('as the reason to open it again is seen as well', async () => {
    const scene = await make.clinicWithPatient();
    const id = await write(scene);
    const params = { id };
    await test.call(
      closeMyEContact,
      { params, body: { reason: 'PROBLEM_RESOLVED' } },
      { as: scene.asPatient },
    );
    const body = { reason: 'SYMPTOMS_CHANGED' as const, infoText: alarming };
    const reopened = await test.call(reopenMyEContact, { params, body }, { as: scene.asPatient });
    expect(reopened.body.warning).toMatchObject({ action: 'CALL_112' });
    expect(await flagOf(scene, id)).toMatchObject({ kind: 'CALL_112', seenAt: null });
  });

  it('is never lowered by milder words, nor by the patient’s database user', async () => {
    const scene = await make.clinicWithPatient();
    const id = await write(scene, alarming);
    const params = { id };
    const added = await test.call(
      addInfo,
      { params, body: { infoText: 'Nüüd on palju parem' } },
      { as: scene.asPatient },
    );
    expect(added.body.warning).toBeNull();
    expect(await flagOf(scene, id)).toMatchObject({ kind: 'CALL_112' });
    const { personId, userId } = scene.patient;
    const as = (set: ReturnType<typeof sql>) =>
      test.database.write('tervita_patient', { personId, userId }, (tx) =>
        sql`update e_contact set ${set} where id = ${id}`.execute(tx),
      );
    await expect(as(sql`red_flag = null`)).rejects.toThrow(/warning/);
    await expect(as(sql`red_flag = 'TODAY'`)).rejects.toThrow(/warning/);
    await expect(as(sql`red_flag_seen_at = now()`)).rejects.toThrow(/warning/);
  });
});

/** In a clinic where somebody else has waited longer. */
const laterThanAnother = async () => {
  const scene = await make.clinicWithPatient();
  const other = await make.person();
  await make.member(scene.clinicId, other.personId);
  const before = { ...scene, patient: other, asPatient: await make.session(other.userId) };
  const waiting = await write(before, 'Palun retsepti');
  const query = { clinicId: scene.clinicId, sort: 'waitingSince', order: 'asc' } as const;
  const inbox = async () =>
    (await test.call(listClinicEContacts, { query }, { as: scene.asNurse })).body.eContacts;
  return { scene, waiting, inbox };
};

describe('own words of danger stand on top for the clinic, with their flag, before who has waited longer', () => {
  const flagged = { redFlag: { kind: 'CALL_112', seenAt: null }, preview: alarming };

  it('when they are the first ones', async () => {
    const { scene, waiting, inbox } = await laterThanAnother();
    const id = await write(scene, alarming);
    expect(await inbox()).toMatchObject([
      { id, ...flagged },
      { id: waiting, redFlag: null },
    ]);
  });

  it('when they are added to what was sent without them', async () => {
    const { scene, waiting, inbox } = await laterThanAnother();
    const id = await write(scene);
    expect((await inbox()).map((row) => row.id)).toEqual([waiting, id]);
    await test.call(addInfo, { params: { id }, body: { infoText: alarming } }, { as: scene.asPatient });
    expect(await inbox()).toMatchObject([
      { id, ...flagged },
      { id: waiting, redFlag: null },
    ]);
  });
});
