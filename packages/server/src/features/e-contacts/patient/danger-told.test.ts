import { randomUUID } from 'node:crypto';
import {
  acknowledgeRedFlag,
  addInfo,
  answerMoreDanger,
  closeMyEContact,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { freeTextAlerts } from '@tervita/domain/smart-questionnaire';
import { dangerHeardIn } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { type Scene, threads } from '../../../testing/threads.ts';
import { addInfo as addInfoCall } from './write-more.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());
const { sent, answered, completed } = threads(() => test);

const alarming = 'Mul on tugev suruv valu rinnus';
const milder = 'Põlv on kuum ja paistes ning mul on palavik';
/** Words of alarm do not know it, what was learnt does. */
const sounding =
  [
    'tass kukub isal hommikust saati käest ja jutt on segane',
    'vanaisa ei saa enam sõnu suust ja üks käsi ripub kuidagi',
    'laps on imelikult loid ja ei reageeri nagu tavaliselt',
  ].find((text) => freeTextAlerts(text).length === 0 && dangerHeardIn(text)) ?? '';

const tick = (
  scene: Scene,
  id: string,
  signs: string[],
  { as = scene.asPatient, key = randomUUID() }: { as?: string; key?: string } = {},
) => test.call(answerMoreDanger, { params: { id }, body: { signs, locale: 'en' } }, { as, key });
const close = (scene: Scene, id: string, comment: string | null, seen?: number) =>
  test.call(
    closeMyEContact,
    { params: { id }, body: { reason: 'OTHER', comment, locale: 'en' } },
    { as: scene.asPatient, ...(seen === undefined ? {} : { seen }) },
  );
const detailOf = async (scene: Scene, id: string) =>
  (await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse })).body;
const inboxOf = async ({ clinicId, asNurse }: Scene) => {
  const query = { clinicId, statuses: 'SUBMITTED' };
  return (await test.call(listClinicEContacts, { query }, { as: asNurse })).body.eContacts;
};
const lastEntry = async (scene: Scene, id: string) =>
  (await test.call(getClinicTimeline, { params: { id } }, { as: scene.asNurse })).body.entries.at(-1);

describe('a sign that is ticked in a conversation', () => {
  const ended = (id: string, status: string, span = '1 minute') =>
    sql`update e_contact set status = ${status}, turn = null, completed_at = now() - ${span}::interval
      where id = ${id}`.execute(test.database.system);

  it.each([
    ['COMPLETED', '1 minute'],
    ['CANCELLED', '1 minute'],
    ['REJECTED', '1 minute'],
    ['COMPLETED', '90 days'],
  ])('opens it again where it is %s since %s: the clinic sees it', async (status, span) => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await ended(id, status, span);
    expect(await inboxOf(scene)).toEqual([]);
    const { status: answer, body } = await tick(scene, id, ['breathing-hard']);
    expect(answer).toBe(200);
    expect(body).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', warning: { action: 'CALL_112' } });
    expect(await inboxOf(scene)).toMatchObject([{ id, redFlag: { kind: 'CALL_112', seenAt: null } }]);
    expect(await lastEntry(scene, id)).toMatchObject({ move: 'reopen', reason: 'SYMPTOMS_CHANGED' });
    const mine = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
    expect(mine.body.eContact).toMatchObject({ status: 'SUBMITTED', completedAt: null });
  });

  it('"none" of a closed one is kept, and it stays closed', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    expect((await tick(scene, id, [])).body).toMatchObject({
      status: 'COMPLETED',
      turn: null,
      warning: null,
    });
    expect((await lastEntry(scene, id))?.text).toMatch(/: None of these$/);
    expect(await inboxOf(scene)).toEqual([]);
  });

  it('shows the tick and not the clinic’s own last sentence where it opens one again', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    await tick(scene, id, ['breathing-hard']);
    const [shown] = await inboxOf(scene);
    expect(shown).toMatchObject({ id, lastBy: 'PATIENT' });
    expect(shown?.preview).toMatch(/breath/i);
  });

  it('"none" holds up no answer of the clinic: who has read the words has missed nothing', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await tick(scene, id, []);
    const reply = (seen: number) =>
      test.call(sendInquiry, { params: { id }, body: { question: 'Tere' } }, { as: scene.asNurse, seen });
    expect((await reply(1)).status).toBe(200);
    const other = await sent(scene);
    await tick(scene, other, ['breathing-hard']);
    const late = await test.call(
      sendInquiry,
      { params: { id: other }, body: { question: 'Tere' } },
      { as: scene.asNurse, seen: 1 },
    );
    expect(late.raw.code).toBe('E_CONTACT_CHANGED');
  });

  it('"none" keeps from when the patient may answer', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const openedAt = new Date(Date.now() + 86_400_000).toISOString();
    await test.call(
      sendInquiry,
      { params: { id }, body: { question: 'Kuidas läheb?', openedAt } },
      { as: scene.asNurse, seen: 1 },
    );
    await tick(scene, id, []);
    expect(await detailOf(scene, id)).toMatchObject({ turn: 'PATIENT', openedAt });
  });

  it('is taken though the clinic wrote meanwhile, and from two tabs', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const both = await Promise.all([tick(scene, id, ['breathing-hard']), tick(scene, id, ['chest-pain'])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of both) expect(body.warning).toMatchObject({ action: 'CALL_112' });
  });

  it('once, where its answer was lost and the page sends it again', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    const key = randomUUID();
    const first = await tick(scene, id, ['breathing-hard'], { key });
    const { version } = await detailOf(scene, id);
    expect((await tick(scene, id, ['breathing-hard'], { key })).body).toEqual(first.body);
    expect(await detailOf(scene, id)).toMatchObject({ version });
  });

  it('of somebody else’s conversation finds nothing', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const id = await completed(scene);
    expect((await tick(scene, id, ['breathing-hard'], { as: other.asPatient })).status).toBe(404);
  });
});

describe('the one question after added words', () => {
  const add = async (scene: Scene, infoText: string) => {
    const id = await sent(scene);
    const body = { infoText, locale: 'en' as const };
    return (await test.call(addInfo, { params: { id }, body }, { as: scene.asPatient })).body;
  };

  it('says how strong each sign is, and brings the warnings that a page shows by itself', async () => {
    const scene = await make.clinicWithPatient();
    const { id, ask } = await add(scene, sounding);
    expect(ask?.signs.length).toBeGreaterThanOrEqual(5);
    const strengths = new Set(ask?.signs.map(({ action }) => action));
    expect(strengths.has(null)).toBe(false);
    expect(ask?.warnings.map(({ action }) => action)).toEqual(
      ['CALL_112', 'CRISIS', 'CLINIC_TODAY'].filter((action) => strengths.has(action as 'CALL_112')),
    );
    for (const sign of ask?.signs ?? []) {
      const { warning } = (await tick(scene, id, [sign.id])).body;
      const ready = ask?.warnings.find(({ action }) => action === sign.action);
      expect(warning).toEqual({ ...ready, signs: [{ id: sign.id, label: sign.label }] });
    }
  });

  it('is asked beside a warning that can wait until the clinic answers, and not beside a graver one', async () => {
    const scene = await make.clinicWithPatient();
    const today = await add(scene, `${milder}. ${sounding}`);
    expect(today.warning).toMatchObject({ action: 'CLINIC_TODAY' });
    expect(today.ask?.signs.length).toBeGreaterThanOrEqual(5);
    const grave = await add(scene, `${alarming}. ${sounding}`);
    expect(grave).toMatchObject({ warning: { action: 'CALL_112' }, ask: null });
  });

  it('words are judged once, before anything is locked', async () => {
    const hear = vi.fn(() => null);
    const call = addInfoCall(hear);
    const given = { body: { infoText: alarming } };
    const judged = 'before' in call ? await call.before?.(given as never) : undefined;
    expect(judged).toMatchObject({ alerts: [{ action: 'CALL_112' }, {}], heard: null });
    expect(hear).toHaveBeenCalledOnce();
  });
});

describe('a closing comment', () => {
  it('that tells of danger closes nothing: the clinic reads it as something added, and its writer is warned', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const { body } = await close(scene, id, alarming);
    expect(body).toMatchObject({
      status: 'SUBMITTED',
      turn: 'CLINIC',
      warning: { action: 'CALL_112', title: 'Call 112 now' },
      ask: null,
    });
    expect(await lastEntry(scene, id)).toMatchObject({ move: 'addInfo', text: alarming, reason: null });
    expect(await inboxOf(scene)).toMatchObject([
      { id, redFlag: { kind: 'CALL_112', seenAt: null }, preview: alarming },
    ]);
  });

  it('that only sounds like it closes nothing either: it is read first, and its writer is asked', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    const { body } = await close(scene, id, sounding);
    expect(body).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', warning: null });
    expect(await inboxOf(scene)).toMatchObject([{ id, redFlag: { kind: 'WORDS', seenAt: null } }]);
    expect(body.ask?.signs.length).toBeGreaterThanOrEqual(5);
    expect((await tick(scene, id, ['chest-pain'])).body.status).toBe('SUBMITTED');
    expect(await inboxOf(scene)).toMatchObject([{ id, redFlag: { kind: 'CALL_112' } }]);
  });

  it('without danger closes as before', async () => {
    const scene = await make.clinicWithPatient();
    const id = await answered(scene);
    expect((await close(scene, id, 'Sain ise hakkama')).body).toMatchObject({
      status: 'COMPLETED',
      warning: null,
      ask: null,
    });
  });

  it('is refused like any move on what was closed or has changed: it does not get in by danger', async () => {
    const scene = await make.clinicWithPatient();
    const [over, changed] = [await completed(scene), await answered(scene)];
    expect((await close(scene, over, alarming)).raw).toMatchObject({ code: 'E_CONTACT_ALREADY_CLOSED' });
    expect((await close(scene, changed, alarming, 1)).raw).toMatchObject({ code: 'E_CONTACT_CHANGED' });
  });
});

describe('an emergency that nobody at the clinic has seen', () => {
  const unseen = { status: 468, raw: { code: 'E_CONTACT_DANGER_UNSEEN' } };

  it('is not closed by the patient before somebody has', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene, scene.asPatient, scene.patient.personId, alarming);
    expect(await close(scene, id, null)).toMatchObject(unseen);
    expect(await inboxOf(scene)).toMatchObject([{ id }]);
    await test.call(acknowledgeRedFlag, { params: { id } }, { as: scene.asNurse, seen: 1 });
    expect((await close(scene, id, null)).body.status).toBe('CANCELLED');
  });

  it('nor while a reply to it only waits for its time', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene, scene.asPatient, scene.patient.personId, alarming);
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const body = { question: 'Kuidas läheb?', sendAt };
    await test.call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
    expect(await close(scene, id, null)).toMatchObject(unseen);
  });

  it('but a weaker warning stops nobody', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene, scene.asPatient, scene.patient.personId, milder);
    expect((await detailOf(scene, id)).redFlag).toMatchObject({ kind: 'TODAY' });
    expect((await close(scene, id, null)).body.status).toBe('CANCELLED');
  });
});

it('a planned reply to what is closed with words of danger is no longer settled', async () => {
  const scene = await make.clinicWithPatient();
  const id = await sent(scene);
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  await test.call(
    sendInquiry,
    { params: { id }, body: { question: 'Kuidas läheb?', sendAt } },
    { as: scene.asNurse, seen: 1 },
  );
  expect(await inboxOf(scene)).toMatchObject([{ planned: { isSettled: true } }]);
  await close(scene, id, alarming);
  expect(await inboxOf(scene)).toMatchObject([{ planned: { isSettled: false }, redFlag: { seenAt: null } }]);
});
