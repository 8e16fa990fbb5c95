import { getClinicFeatures, rateSummarization, summarize, translate } from '@tervita/contract/ai';
import { saveConsent } from '@tervita/contract/consents';
import { sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { currentVersionOf } from '@tervita/domain/consents';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { type LlmService, llmServiceForTests } from '../../../testing/llm-service.ts';

let test: TestApp;
let make: Given;
let service: LlmService;
let now = 0;
beforeAll(async () => {
  service = await llmServiceForTests({ clock: () => new Date(now) });
  test = await startTestApp({ llm: service.llm });
  make = given(test.database);
});
beforeEach(async () => {
  now += 60_000;
  await service.reset();
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const written = async (text = 'Tere, olen Mari. Mul on kolm päeva köha.') => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient, asNurse } = scene;
  const body = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId, text };
  const { id: eContactId } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
  const about = { clinicId, eContactId };
  const { rows } = await sql<{ id: string }>`
    select id from timeline_entry where e_contact_id = ${eContactId}`.execute(test.database.system);
  return {
    ...scene,
    about,
    entryId: rows[0]?.id ?? '',
    summed: (over: object = {}) =>
      test.call(summarize, { body: { ...about, locale: 'et' as const, ...over } }, { as: asNurse }),
    translated: (over: object = {}) =>
      test.call(translate, { body: { ...about, targetLanguage: 'ru' as const, ...over } }, { as: asNurse }),
    agree: () => {
      const consent = { type: 'TRANSLATION' as const, version: currentVersionOf('PRM_TRANSLATION_CLINIC') };
      return test.call(saveConsent, { body: consent }, { as: asNurse });
    },
    switched: (feature: string, isOn: boolean) =>
      sql`insert into clinic_feature (clinic_id, feature, is_on, updated_at) values (${clinicId}, ${feature}, ${isOn}, now())
        on conflict (clinic_id, feature) do update set is_on = excluded.is_on`.execute(test.database.system),
    plan: (plan: string) =>
      sql`update clinic set plan = ${plan} where id = ${clinicId}`.execute(test.database.system),
  };
};

describe('a summary', () => {
  it('is made once for a version and a language, and says what it was made from', async () => {
    const { summed } = await written();
    const { body } = await summed();
    expect(body).toMatchObject({
      engine: 'LLM',
      language: 'et',
      promptVersion: 1,
      model: 'demo-model',
      madeFrom: { messages: 1, answers: 0, eContactVersion: 1 },
      isOutdated: false,
      liked: null,
    });
    expect(body.text).toContain('Mari');
    expect((await summed()).body.aiSummarizationId).toBe(body.aiSummarizationId);
    expect(await service.asked()).toHaveLength(1);
    expect((await summed({ locale: 'en' })).body.aiSummarizationId).not.toBe(body.aiSummarizationId);
    expect((await summed({ isAnew: true })).body.aiSummarizationId).not.toBe(body.aiSummarizationId);
    const bodies = (await service.asked()).map((request) => request.body).join();
    expect(bodies).not.toContain('Mari');
  });

  it('is made anew when something was said since', async () => {
    const { summed, about, asNurse } = await written();
    const { body } = await summed();
    const reply = { params: { id: about.eContactId }, body: { question: 'Jooge teed.' } };
    expect((await test.call(sendInquiry, reply, { as: asNurse, seen: 1 })).status).toBe(200);
    const later = (await summed()).body;
    expect(later.aiSummarizationId).not.toBe(body.aiSummarizationId);
    expect(later.madeFrom.messages).toBe(2);
  });

  it('that answers one question is not the summary of everybody', async () => {
    const { summed } = await written();
    const asked = (await summed({ userMessage: 'Kas on palavikku?' })).body;
    expect((await summed()).body.aiSummarizationId).not.toBe(asked.aiSummarizationId);
  });

  it('is judged by each for themselves, and another clinic has no say', async () => {
    const { summed, asNurse } = await written();
    const { aiSummarizationId } = (await summed()).body;
    const rate = (liked: boolean, as: string) =>
      test.call(rateSummarization, { body: { aiSummarizationId, liked, feedback: 'Lühike' } }, { as });
    expect((await rate(true, asNurse)).status).toBe(200);
    expect((await rate(false, asNurse)).status).toBe(200);
    expect((await summed()).body.liked).toBe(false);
    expect((await rate(true, (await make.clinicWithPatient()).asNurse)).status).toBe(404);
  });

  it('is refused without a model and without answers', async () => {
    const { summed } = await written();
    await service.fail('http-500', 9);
    expect(await summed()).toMatchObject({ status: 468, raw: { code: 'AI_NOT_AVAILABLE' } });
  });

  it('needs the plan, then the switch', async () => {
    const { summed, plan, switched } = await written();
    await switched('AI_SUMMARIZATION', false);
    expect(await summed()).toMatchObject({ status: 468, raw: { code: 'FEATURE_SWITCHED_OFF' } });
    await plan('BASIC');
    expect(await summed()).toMatchObject({ status: 468, raw: { code: 'FEATURE_NOT_IN_PLAN' } });
    expect(await service.asked()).toEqual([]);
  });

  it('of another clinic does not exist', async () => {
    const [{ about }, other] = [await written(), await written()];
    const as = other.asNurse;
    expect((await test.call(summarize, { body: { ...about, locale: 'et' } }, { as })).status).toBe(404);
    const mixed = { ...about, clinicId: other.clinicId, locale: 'et' as const };
    expect((await test.call(summarize, { body: mixed }, { as })).status).toBe(404);
  });
});

describe('a translation', () => {
  it('needs the consent of who asks', async () => {
    const { translated, agree, entryId } = await written();
    expect(await translated({ entryId })).toMatchObject({
      status: 468,
      raw: { code: 'TRANSLATION_CONSENT_MISSING' },
    });
    expect((await agree()).status).toBe(200);
    expect((await translated({ entryId })).status).toBe(200);
  });

  it('says that it is a demonstration, keeps names, and is made once', async () => {
    const { translated, agree, entryId } = await written();
    await agree();
    const first = await translated({ entryId });
    expect(first.body).toEqual({
      text: '[demo et→ru] Tere, olen Mari. Mul on kolm päeva köha.',
      sourceLanguage: 'et',
      targetLanguage: 'ru',
      isDemonstration: true,
    });
    expect((await translated({ entryId })).body).toEqual(first.body);
    const requests = await service.asked();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).not.toContain('Mari');
    expect((await translated({ text: 'Jooge teed', targetLanguage: 'pl' })).body.text).toContain(
      'Jooge teed',
    );
  });

  it('is of an entry of this e-contact, or of something written', async () => {
    const [{ translated, agree }, other] = [await written(), await written()];
    await agree();
    expect((await translated({ entryId: other.entryId })).status).toBe(404);
    expect(await translated()).toMatchObject({ status: 400, raw: { issues: [{ path: ['body', 'text'] }] } });
    const { about } = other;
    expect((await translated({ ...about, text: 'x' })).status).toBe(404);
  });

  it('is refused when nobody can make one, and with the plan or the switch', async () => {
    const { translated, agree, entryId, plan, switched } = await written();
    await agree();
    await service.fail('refusal', 9);
    expect(await translated({ entryId })).toMatchObject({ raw: { code: 'TRANSLATION_NOT_AVAILABLE' } });
    await switched('TRANSLATION', false);
    expect(await translated({ entryId })).toMatchObject({ raw: { code: 'FEATURE_SWITCHED_OFF' } });
    await plan('BASIC');
    expect(await translated({ entryId })).toMatchObject({ raw: { code: 'FEATURE_NOT_IN_PLAN' } });
  });
});

describe('what a clinic has', () => {
  it('is by its plan, its switches and whether a model answers', async () => {
    const { clinicId, asNurse, switched } = await written();
    const features = async (as = asNurse) => test.call(getClinicFeatures, { params: { clinicId } }, { as });
    await switched('TRANSLATION', false);
    expect((await features()).body).toEqual({
      translation: 'DISABLED',
      aiSummarization: 'ENABLED',
      aiSmartQuestionnaire: 'ENABLED',
      hasModel: true,
    });
    expect((await features((await make.clinicWithPatient()).asNurse)).status).toBe(404);
  });
});
