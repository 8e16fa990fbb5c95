import { listDrafts } from '@tervita/contract/e-contacts';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import { startHostedApp } from '../../testing/hosted-app.ts';
import { hostedScene } from '../../testing/hosted-scene.ts';

const { standIn, test, make, scene, started } = await startHostedApp();

const bornOn = (personId: string, birthDate: string | null) =>
  sql`update person set birth_date = ${birthDate} where id = ${personId}`.execute(test.database.system);

describe('a questionnaire that a provider hosts', () => {
  it('is named among the reasons of a clinic, unless we have its text', async () => {
    const { clinicId, asPatient } = await scene();
    const { body } = await test.call(listOfferedTypes, { params: { clinicId } }, { as: asPatient });
    expect(body.hostedTypes).toContain('ISI');
    expect(body.hostedTypes).not.toContain('PHQ9');
    expect(body.hostedTypes).not.toContain('COUGH');
  });

  it('is answered there and then goes to the clinic, in words and as it came', async () => {
    const { start, finalise, inbox, entries, flowOf, mine } = await scene();
    const { status, body, cookies } = await start();
    expect(status).toBe(200);
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'started-e-contact', value: body.eContactId }),
    );
    expect(await mine()).toMatchObject([{ id: body.eContactId, status: 'STARTED', type: 'ISI' }]);
    expect(await inbox()).toEqual([]);
    const back = await standIn.fill(body.sessionUrl, '2');
    expect(back).toContain('http://localhost:3000/my-e-contacts?eContactAddedStatus=success&');
    expect((await finalise(body.eContactId)).body.status).toBe('SUBMITTED');
    expect(await inbox()).toMatchObject([{ id: body.eContactId, type: 'ISI', status: 'SUBMITTED' }]);
    const [entry] = await entries(body.eContactId);
    expect(entry?.text).toContain('7. ');
    expect((await flowOf(body.eContactId))?.answers).toHaveLength(7);
  });

  it('is not started before signs of danger were asked about', async () => {
    const { start, mine } = await scene({ danger: null });
    expect(await start()).toMatchObject({ status: 469, raw: { code: 'DANGER_NOT_ASKED' } });
    expect(await mine()).toEqual([]);
  });

  it.each([
    ['BDI', '2019-05-06'],
    ['M-CHAT', '2012-05-06'],
  ] as const)('is not started for a child of another age: %s, born %s', async (type, birthDate) => {
    const { start, mine, personId } = await scene({ type, forChild: true });
    await bornOn(personId, birthDate);
    expect(await start()).toMatchObject({ status: 468, raw: { code: 'QUESTIONNAIRE_NOT_FOR_PATIENT' } });
    expect(await mine()).toEqual([]);
    await bornOn(personId, null);
    expect((await start()).status).toBe(200);
  });

  it('is not started with answers about danger of another reason', async () => {
    const { start } = await scene({ type: 'ISI' });
    expect((await start({ eContactType: 'BDI' })).raw.code).toBe('DANGER_NOT_ASKED');
  });

  it('is asked for at the provider only after it was counted: whoever has started too many costs nothing there', async () => {
    let asked = 0;
    const provider: typeof standIn.provider = {
      ...standIn.provider,
      start: (...given_) => {
        asked += 1;
        return standIn.provider.start(...given_);
      },
    };
    const { testDatabase } = test;
    const limited = await startTestApp({ careFlows: provider, testDatabase, env: { RATE_LIMITS: 'on' } });
    const { start } = await hostedScene(limited, make);
    for (let at = 1; at <= 10; at += 1) expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(429);
    expect(asked).toBe(10);
    await limited.close();
  });

  it('takes a name of the Polish catalogue, and refuses what is hosted nowhere', async () => {
    const { start } = await scene();
    expect((await start({ eContactType: 'QUEST_ISI' })).status).toBe(200);
    expect((await start({ eContactType: 'PHQ9' })).raw.code).toBe('E_CONTACT_TYPE_NOT_OFFERED');
  });

  it('is filled in here once the clinic has entered its text', async () => {
    const { start, clinicId, nurse, asPatient } = await scene();
    await sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id,
        updated_at) values (${clinicId}, 'ISI', 'et', '{}', 1, ${nurse.userId}, now())`.execute(
      test.database.system,
    );
    const { body } = await test.call(listOfferedTypes, { params: { clinicId } }, { as: asPatient });
    expect(body.types).toContain('ISI');
    expect(body.hostedTypes).not.toContain('ISI');
    expect((await start()).raw.code).toBe('E_CONTACT_TYPE_NOT_OFFERED');
  });

  it('is not offered where the plan has none', async () => {
    const { start, clinicId } = await scene();
    await sql`update clinic set plan = 'BASIC' where id = ${clinicId}`.execute(test.database.system);
    expect((await start()).raw.code).toBe('E_CONTACT_TYPE_NOT_OFFERED');
  });

  it.each(['refuse', 'http-500', 'garbage', 'wrong-schema'])(
    'says so when the provider fails by %s, and nothing is left behind',
    async (kind) => {
      const { start, mine } = await scene();
      await standIn.fault(kind);
      expect(await start()).toMatchObject({ status: 468, raw: { code: 'AWELL_NOT_AVAILABLE' } });
      expect(await mine()).toEqual([]);
      expect((await start()).status).toBe(200);
    },
  );

  it('carries the signs that were ticked before, and its draft is gone', async () => {
    const { finalise, eContactId, sessionUrl, inbox, asPatient } = await started({
      danger: ['breathing-hard'],
    });
    await standIn.fill(sessionUrl);
    await finalise(eContactId);
    expect(await inbox()).toMatchObject([{ id: eContactId, redFlag: { kind: 'CALL_112' } }]);
    expect((await test.call(listDrafts, {}, { as: asPatient })).body.drafts).toEqual([]);
  });

  it('warns the clinic of an answer about ending one’s life', async () => {
    const { finalise, eContactId, sessionUrl, inbox } = await started({ type: 'EEK2' });
    await standIn.fill(sessionUrl, '0', { q5: '2' });
    await finalise(eContactId);
    expect(await inbox()).toMatchObject([{ id: eContactId, redFlag: { kind: 'CALL_112' } }]);
  });
});

describe('what was answered at the provider', () => {
  const sent = async (type: ProblemType, value: string, over: Readonly<Record<string, string>> = {}) => {
    const made = await started({ type });
    await standIn.fill(made.sessionUrl, value, over);
    expect((await made.finalise(made.eContactId)).body.status).toBe('SUBMITTED');
    return made;
  };

  it('is scored as if it had been filled in here, and staff see how it was before', async () => {
    const { responses, eContactId, finalise, start, askDanger } = await sent('ISI', '2');
    expect(await responses(eContactId)).toMatchObject([
      { instrument: 'ISI', source: 'HOSTED', total: 14, band: { code: 'subthreshold' } },
    ]);
    await askDanger();
    const next = (await start()).body;
    await standIn.fill(next.sessionUrl, '3');
    await finalise(next.eContactId);
    const [second] = await responses(next.eContactId);
    expect(second?.overTime.map(({ total }) => total)).toEqual([14, 21]);
  });

  it('is scored by each instrument that the questionnaire holds', async () => {
    const { responses, eContactId } = await sent('EPWORTH_STOPBANG', '1');
    expect(await responses(eContactId)).toMatchObject([
      { instrument: 'ESS', total: 8 },
      { instrument: 'STOPBANG', total: 8, band: { code: 'high' } },
    ]);
  });

  it('is read in words and not scored where it does not fit the patient', async () => {
    const { finalise, responses, entries, flowOf, eContactId, sessionUrl, personId } = await started({
      forChild: true,
    });
    // The birth date was put right while it was filled in.
    await bornOn(personId, '2019-05-06');
    await standIn.fill(sessionUrl, '1', { q9: '0' });
    await finalise(eContactId);
    expect(await responses(eContactId)).toEqual([]);
    expect((await entries(eContactId))[0]?.text).toContain('21. ');
    expect((await flowOf(eContactId))?.answers).toHaveLength(21);
  });

  it('tells of danger also when the same was sent otherwise before', async () => {
    const { start, finalise, eContactId, sessionUrl, inbox } = await started({ type: 'EEK2' });
    await finalise(eContactId, true);
    const again = (await start()).body;
    await standIn.fill(again.sessionUrl);
    await finalise(again.eContactId);
    await standIn.fill(sessionUrl, '0', { q5: '3' });
    expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
    expect((await inbox()).find(({ id }) => id === eContactId)).toMatchObject({
      redFlag: { kind: 'CALL_112' },
    });
  });
});

describe('whoever comes back from the provider', () => {
  it('waits without an error while the answers are not there', async () => {
    const { finalise, eContactId, sessionUrl } = await started();
    expect(await finalise(eContactId)).toMatchObject({ status: 200, body: { status: 'STARTED' } });
    await standIn.fill(sessionUrl);
    expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
  });

  it('sends once, however often it is finalised, also at the same time', async () => {
    const { finalise, eContactId, sessionUrl, entries } = await started();
    await standIn.fill(sessionUrl);
    const both = await Promise.all([finalise(eContactId), finalise(eContactId)]);
    expect(both.map(({ body }) => body.status)).toEqual(['SUBMITTED', 'SUBMITTED']);
    expect((await finalise(eContactId, true)).body.status).toBe('SUBMITTED');
    expect(await entries(eContactId)).toHaveLength(1);
  });

  it('waits on while the provider is away', async () => {
    const { finalise, eContactId, sessionUrl } = await started();
    await standIn.fill(sessionUrl);
    await standIn.fault('http-500');
    expect((await finalise(eContactId)).body.status).toBe('STARTED');
    expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
  });

  it('is told after fifteen times that it failed, and so is the log', async () => {
    const { finalise, eContactId, mine, inbox } = await started();
    const told: string[] = [];
    for (let time = 0; time < 15; time += 1) told.push((await finalise(eContactId)).body.status);
    expect(told).toEqual([...Array(14).fill('STARTED'), 'FAILED']);
    expect(await mine()).toMatchObject([{ id: eContactId, status: 'FAILED' }]);
    expect(await inbox()).toEqual([]);
    expect(test.logged.some((line) => line.includes('care flow failed'))).toBe(true);
  });

  it('may cancel twice', async () => {
    const { finalise, eContactId } = await started();
    expect((await finalise(eContactId, true)).body.status).toBe('FAILED');
    expect(await finalise(eContactId, true)).toMatchObject({ status: 200, body: { status: 'FAILED' } });
  });

  it('has answered although the address says that it failed', async () => {
    const { finalise, eContactId, sessionUrl } = await started();
    await standIn.fill(sessionUrl);
    expect((await finalise(eContactId, true)).body.status).toBe('SUBMITTED');
  });

  it('starts again with what was said about danger; the first card is gone, and late answers to it are kept', async () => {
    const { start, finalise, eContactId, sessionUrl, mine, flowOf, inbox } = await started();
    await finalise(eContactId, true);
    const again = (await start()).body;
    expect((await mine()).map(({ id }) => id)).toEqual([again.eContactId]);
    await standIn.fill(again.sessionUrl);
    await finalise(again.eContactId);
    await standIn.fill(sessionUrl);
    expect((await finalise(eContactId)).body.status).toBe('FAILED');
    expect((await flowOf(eContactId))?.answers).toHaveLength(7);
    expect(await inbox()).toHaveLength(1);
  });

  it('having started twice, waits for neither once one has arrived', async () => {
    const { start, finalise, eContactId, sessionUrl, mine, flowOf, inbox, draftId } = await started();
    const second = (await start({ aiQuestionnaireId: draftId })).body;
    await standIn.fill(sessionUrl);
    expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
    expect((await mine()).map(({ id }) => id)).toEqual([eContactId]);
    await standIn.fill(second.sessionUrl);
    expect((await finalise(second.eContactId)).body.status).toBe('CANCELLED');
    expect(await flowOf(second.eContactId)).toMatchObject({ state: 'CANCELLED' });
    expect((await mine()).map(({ id }) => id)).toEqual([eContactId]);
    expect((await inbox()).map(({ id }) => id)).toEqual([eContactId]);
  });

  it('is not told of a failure of what was sent from another start', async () => {
    const { start, finalise, eContactId, sessionUrl, mine, draftId } = await started();
    const second = (await start({ aiQuestionnaireId: draftId })).body;
    await standIn.fill(sessionUrl);
    await finalise(eContactId);
    await finalise(second.eContactId, true);
    expect((await mine()).map(({ id }) => id)).toEqual([eContactId]);
  });

  it('sends late answers of what had failed', async () => {
    const { finalise, eContactId, sessionUrl, inbox } = await started();
    await finalise(eContactId, true);
    await standIn.fill(sessionUrl);
    expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
    expect(await inbox()).toHaveLength(1);
  });

  it('cannot finalise what is somebody else’s', async () => {
    const { finalise, eContactId } = await started();
    const stranger = await make.clinicWithPatient();
    expect((await finalise(eContactId, true, stranger.asPatient)).status).toBe(404);
    expect((await finalise(eContactId)).body.status).toBe('STARTED');
  });

  it('sends nothing for a child once the right has ended in between', async () => {
    const { finalise, eContactId, sessionUrl, patient, inbox } = await started({ forChild: true });
    await standIn.fill(sessionUrl);
    await sql`update representation set ended_at = now() where user_id = ${patient.userId}`.execute(
      test.database.system,
    );
    expect((await finalise(eContactId)).status).toBe(404);
    expect(await inbox()).toEqual([]);
  });

  it('sends for a child in the parent’s name', async () => {
    const { finalise, eContactId, sessionUrl, entries } = await started({ forChild: true });
    await standIn.fill(sessionUrl);
    await finalise(eContactId);
    expect(await entries(eContactId)).toMatchObject([{ direction: 'REPRESENTATIVE_TO_CLINIC' }]);
  });
});
