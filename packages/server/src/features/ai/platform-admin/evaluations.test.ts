import {
  activatePromptVersion,
  addAiModel,
  addPromptVersion,
  changeAiModel,
  getEvaluation,
  listPrompts,
  startEvaluation,
} from '@tervita/contract/ai';
import type { Sent } from '@tervita/contract/core';
import { type PromptPurpose, promptPurposes } from '@tervita/domain/ai';
import { injectionCases } from '@tervita/domain/ai/injection';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { given } from '../../../testing/given.ts';
import { type LlmService, llmServiceForTests } from '../../../testing/llm-service.ts';
import { runEvaluation } from '../../../testing/run-evaluation.ts';

let test: TestApp;
let service: LlmService;
let as: string;
let adminId: string;
let now = 0;
beforeAll(async () => {
  service = await llmServiceForTests({ clock: () => new Date(now) });
  test = await startTestApp({ llm: service.llm });
  const make = given(test.database);
  adminId = (await make.platformAdmin()).userId;
  as = await make.session(adminId, 'PRM_TERVITA_ADMIN');
  await test.app.startWorker();
});
beforeEach(async () => {
  now += 60_000;
  await service.reset();
});
afterAll(async () => {
  await test.close();
  await service.close();
});

type Fields = Sent<typeof addPromptVersion>['body'];
const fields: Fields = {
  modelId: null,
  systemMessage: 'Translate and answer in JSON.',
  userMessage: 'To {{targetLanguage}}: {{text}}',
  parameters: { temperature: 0.3 },
};
const add = async (over: Partial<Fields> = {}, purpose: PromptPurpose = 'TRANSLATION') =>
  (await test.call(addPromptVersion, { params: { purpose }, body: { ...fields, ...over } }, { as })).body;
const versions = async (purpose: PromptPurpose = 'TRANSLATION') =>
  (await test.call(listPrompts, {}, { as })).body.purposes.find((each) => each.purpose === purpose)
    ?.versions ?? [];
const checkOf = async (id: string) => (await versions()).find((version) => version.id === id)?.check;
const activate = (id: string) => test.call(activatePromptVersion, { params: { id } }, { as });
const evaluate = (promptVersionId: string | null, status: 'DONE' | 'FAILED' = 'DONE') =>
  runEvaluation(test, { promptVersionId, as, status });
const refused = { status: 468, raw: { code: 'PROMPT_NOT_EVALUATED' } };

it('a demonstration evaluates what works in it by itself, once', async () => {
  await test.app.evaluatePrompts();
  const runs = async () => {
    const active = (await Promise.all(promptPurposes.map(versions))).map((own) =>
      own.find(({ isActive }) => isActive),
    );
    return active.map((version) => version?.check);
  };
  const passed = await eventually(async () => {
    const checks = await runs();
    expect(checks.map((check) => check?.state)).toEqual(promptPurposes.map(() => 'PASSED'));
    return checks;
  });
  await test.app.evaluatePrompts();
  expect(await runs()).toEqual(passed);
});

describe('an evaluation', () => {
  it('of the rules alone finds every danger, in each language', async () => {
    const body = await evaluate(null);
    expect(body).toMatchObject({ done: 60, total: 60, promptVersionId: null, verdict: null, injections: [] });
    expect(body.figures).toHaveLength(4);
    for (const figures of body.figures) {
      expect(figures).toMatchObject({ cases: 15, missedRedFlags: 0, invalidOutputs: 0 });
      expect(figures.top3).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('of a version tells its figures in the list, and what did not fit', async () => {
    const { id } = (await versions('CHIEF_PROBLEM'))[0] ?? { id: '' };
    await service.fail('wrong-shape', 2);
    const body = await evaluate(id);
    expect(body.figures.reduce((sum, { invalidOutputs }) => sum + invalidOutputs, 0)).toBe(1);
    expect(body.figures.reduce((sum, { missedRedFlags }) => sum + missedRedFlags, 0)).toBe(0);
    const [listed] = await versions('CHIEF_PROBLEM');
    expect(listed?.evaluation).toMatchObject({ runId: body.id, missedRedFlags: 0 });
    expect(listed?.evaluation?.agreement).toBeGreaterThan(0.5);
  });

  it('that nobody answered has failed, and soon: the circuit is open', async () => {
    const { id } = (await versions('CHIEF_PROBLEM'))[0] ?? { id: '' };
    await service.fail('http-500', 200);
    const body = await evaluate(id, 'FAILED');
    expect(body.cases.map(({ outcome }) => outcome)).toContain('CIRCUIT_OPEN');
    expect(await service.asked()).toHaveLength(10);
  });

  it('is begun once, however often the button is pressed', async () => {
    const { id: promptVersionId } = await add();
    const start = () => test.call(startEvaluation, { body: { promptVersionId } }, { as });
    const begun = await Promise.all([start(), start(), start()]);
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    await evaluate(promptVersionId);
  });

  it('of each prompt that comes with the product is passed by the demonstration’s script', async () => {
    for (const purpose of promptPurposes) {
      const first = (await versions(purpose)).find(({ version }) => version === 1);
      const { verdict, injections, thresholds, model } = await evaluate(first?.id ?? '');
      expect(injections.filter(({ faults }) => faults.length > 0)).toEqual([]);
      expect({ purpose, verdict }).toEqual({ purpose, verdict: { evaluation: true, injections: true } });
      expect(injections).toHaveLength(injectionCases.length);
      expect(thresholds).toMatchObject({ injectionFaultsMost: 0, missedRedFlagsMost: 0 });
      expect(model).toBe('demo-model');
    }
  });
});

describe('a version goes to work', () => {
  it('only after it has passed', async () => {
    const { id, check } = await add();
    expect(check).toEqual({ state: 'NOT_TRIED', runId: null, at: null, failedCases: [] });
    expect(await activate(id)).toMatchObject(refused);
    expect((await versions()).find((version) => version.id === id)?.isActive).toBe(false);
    const run = await evaluate(id);
    expect(await checkOf(id)).toMatchObject({ state: 'PASSED', runId: run.id });
    expect((await activate(id)).status).toBe(200);
  });

  it.each(promptPurposes)('never with a model that does what patients tell it: %s', async (purpose) => {
    const first = (await versions(purpose)).at(-1);
    if (!first) throw new Error('every purpose has a version');
    const { modelId, systemMessage, userMessage, parameters } = first;
    const { id } = await add({ modelId, systemMessage, userMessage, parameters }, purpose);
    await service.fail('obeys-patient', 200);
    const { verdict, injections } = await evaluate(id);
    expect(verdict?.injections).toBe(false);
    expect(injections.every(({ faults }) => faults.length > 0)).toBe(true);
    const listed = (await versions(purpose)).find((version) => version.id === id);
    expect(listed?.check.state).toBe('FAILED');
    expect(listed?.check.failedCases).toHaveLength(injectionCases.length);
    expect(await activate(id)).toMatchObject(refused);
  });

  it('not when one text of all was obeyed; a whole run later decides anew', async () => {
    const { id } = await add();
    await service.fail('obeys-patient', 13);
    const { injections } = await evaluate(id);
    expect(injections.filter(({ faults }) => faults.length > 0)).toHaveLength(1);
    expect(await checkOf(id)).toMatchObject({
      state: 'FAILED',
      failedCases: [injections.find(({ faults }) => faults.length > 0)?.caseId],
    });
    expect(await activate(id)).toMatchObject(refused);
    await service.reset();
    await evaluate(id);
    expect((await activate(id)).status).toBe(200);
  });

  it('again without a new run when it has passed before', async () => {
    const [one, other] = [await add(), await add()];
    await evaluate(one.id);
    await evaluate(other.id);
    for (const { id } of [one, other, one]) expect((await activate(id)).status).toBe(200);
  });

  it('not when nobody answered; and an outage takes no pass away', async () => {
    const { id } = await add();
    await service.fail('http-500', 200);
    await evaluate(id, 'FAILED');
    expect(await activate(id)).toMatchObject(refused);
    now += 60_000;
    await service.reset();
    await evaluate(id);
    now += 60_000;
    await service.fail('http-500', 200);
    await evaluate(id, 'FAILED');
    expect((await activate(id)).status).toBe(200);
  });
});

describe('a model behind a prompt', () => {
  const own = { name: 'mudel', baseUrl: null };
  const withModel = async () => {
    const model = (await test.call(addAiModel, { body: own }, { as })).body;
    const version = await add({ modelId: model.id });
    const change = (over: Partial<{ name: string; baseUrl: string | null; isActive: boolean }>) =>
      test.call(
        changeAiModel,
        { params: { id: model.id }, body: { ...own, isActive: true, ...over } },
        { as },
      );
    return { version, change };
  };

  it('that is changed makes the pass worth nothing, until it is as it was', async () => {
    const { version, change } = await withModel();
    await evaluate(version.id);
    for (const over of [{ name: 'teine' }, { baseUrl: `${service.endpoint.baseUrl}/` }]) {
      expect((await change(over)).status).toBe(200);
      expect(await checkOf(version.id)).toMatchObject({ state: 'OUTDATED' });
      expect(await activate(version.id)).toMatchObject(refused);
    }
    expect((await change({})).status).toBe(200);
    expect((await activate(version.id)).status).toBe(200);
  });

  it('is not changed while the prompt works; it can be switched off', async () => {
    const { version, change } = await withModel();
    await evaluate(version.id);
    await activate(version.id);
    for (const over of [{ name: 'teine' }, { baseUrl: 'https://elsewhere.example/v1' }])
      expect(await change(over)).toMatchObject({ status: 468, raw: { code: 'AI_MODEL_IN_USE' } });
    expect((await change({ isActive: false })).status).toBe(200);
  });

  it('is not changed in the moment in which the prompt is put to work', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { version, change } = await withModel();
      await evaluate(version.id);
      const [changed, activated] = await Promise.all([change({ name: 'teine' }), activate(version.id)]);
      expect([changed.status, activated.status].toSorted()).toEqual([200, 468]);
    }
  });

  it('that is changed during a run leaves the run without a result', async () => {
    const { version } = await withModel();
    // The run waits for its first answer while the model is changed.
    await service.delay(1_500);
    const { id } = (await test.call(startEvaluation, { body: { promptVersionId: version.id } }, { as })).body;
    await eventually(async () => expect(await service.asked()).not.toHaveLength(0));
    await sql`update evaluation_run set evaluated_as = 'another' where id = ${id}`.execute(
      test.database.system,
    );
    await eventually(async () =>
      expect((await test.call(getEvaluation, { params: { id } }, { as })).body.status).toBe('FAILED'),
    );
    expect(await activate(version.id)).toMatchObject(refused);
  });
});

it('whoever runs the platform cannot write a pass into the database', async () => {
  const { id } = await add();
  const write = (passed: boolean | null) =>
    sql`insert into evaluation_run (id, prompt_version_id, status, total, at, passed_cases, passed_injections,
        started_by_user_id)
      values (gen_random_uuid(), ${id}, ${passed ? 'DONE' : 'RUNNING'}, 1, now(), ${passed}, ${passed}, ${adminId})`;
  const context = { userId: adminId };
  const asAdmin = (passed: boolean | null) =>
    test.database.write('tervita_clinic', context, (tx) => write(passed).execute(tx));
  await expect(asAdmin(true)).rejects.toThrow('row-level security');
  await expect(asAdmin(null)).resolves.toBeDefined();
});
