import {
  activatePromptVersion,
  addAiModel,
  addPromptVersion,
  changeAiModel,
  listAiModels,
  listPrompts,
  tryPrompt,
} from '@tervita/contract/ai';
import type { Sent } from '@tervita/contract/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedModelHost } from '../../../core/config-llm.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { given } from '../../../testing/given.ts';
import { type LlmService, llmServiceForTests } from '../../../testing/llm-service.ts';
import { runEvaluation } from '../../../testing/run-evaluation.ts';

let test: TestApp;
let service: LlmService;
let as: string;
let now = 0;
beforeAll(async () => {
  service = await llmServiceForTests({ clock: () => new Date(now) });
  test = await startTestApp({ llm: service.llm });
  const make = given(test.database);
  as = await make.session((await make.platformAdmin()).userId, 'PRM_TERVITA_ADMIN');
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
type Purpose = 'TRANSLATION' | 'CHIEF_PROBLEM' | 'SUMMARIZATION';
const add = (over: Partial<Fields> = {}, purpose: Purpose = 'TRANSLATION') =>
  test.call(addPromptVersion, { params: { purpose }, body: { ...fields, ...over } }, { as });
const purposes = async () => (await test.call(listPrompts, {}, { as })).body.purposes;
const versions = async (purpose: Purpose = 'TRANSLATION') =>
  (await purposes()).find((each) => each.purpose === purpose)?.versions ?? [];
const activate = (id: string) => test.call(activatePromptVersion, { params: { id } }, { as });
const evaluate = (promptVersionId: string) => runEvaluation(test, { promptVersionId, as });

describe('prompts', () => {
  it('have a first version each, that works', async () => {
    const listed = await purposes();
    expect(listed.map(({ purpose }) => purpose)).toHaveLength(4);
    for (const { versions: own, required, placeholders } of listed) {
      expect(own.at(-1)).toMatchObject({ version: 1, isActive: true, createdBy: 'Tervita', modelId: null });
      expect(placeholders).toEqual(expect.arrayContaining(required));
    }
  });

  it('get a new version, which works when it is activated; the way back is the same', async () => {
    const made = (await add()).body;
    expect(made).toMatchObject({ purpose: 'TRANSLATION', isActive: false, parameters: { temperature: 0.3 } });
    const first = (await versions()).find(({ version }) => version === 1);
    await Promise.all([made.id, first?.id ?? ''].map(evaluate));
    expect((await activate(made.id)).status).toBe(200);
    const working = async () => (await versions()).filter(({ isActive }) => isActive).map(({ id }) => id);
    expect(await working()).toEqual([made.id]);
    expect((await activate(first?.id ?? '')).status).toBe(200);
    expect(await working()).toEqual([first?.id]);
  });

  it.each([
    ['asks for no JSON', { systemMessage: 'Translate politely.' }, 'systemMessage', 'asksNoJson'],
    [
      'names what nobody knows',
      { userMessage: '{{text}} {{targetLanguage}} {{txet}}' },
      'userMessage',
      'badFormat',
    ],
  ])('are refused when one %s', async (_, over, field, key) => {
    expect(await add(over)).toMatchObject({ status: 400, raw: { issues: [{ path: ['body', field], key }] } });
  });
  it.each([
    { temperature: 2.1 },
    { topP: -0.1 },
    { maxTokens: 0 },
    { frequencyPenalty: 3 },
    { presencePenalty: -3 },
    { temprature: 1 } as object,
  ])('are refused with parameters %j', async (parameters) => {
    expect((await add({ parameters: parameters as Fields['parameters'] })).status).toBe(400);
  });
  it('are refused without what they work on, and with a model that is not there', async () => {
    expect(await add({ userMessage: 'Translate {{text}}' })).toMatchObject({
      status: 468,
      raw: { code: 'PROMPT_PLACEHOLDER_MISSING' },
    });
    expect((await add({ modelId: '01890000-0000-7000-8000-0000000000aa' })).status).toBe(400);
  });
  it('get two numbers when two are saved at once', async () => {
    const made = await Promise.all([add(), add(), add()]);
    expect(new Set(made.map(({ body }) => body.version)).size).toBe(3);
  });

  it('are tried on a made-up text before anybody depends on them', async () => {
    const { id } = (await add()).body;
    const tried = await test.call(
      tryPrompt,
      { params: { id }, body: { text: 'Köhin', locale: 'pl' } },
      { as },
    );
    expect(tried.body).toMatchObject({
      outcome: 'OK',
      output: expect.stringContaining('[demo et→pl] Köhin'),
    });
    expect(tried.body.inputTokens).toBeGreaterThan(0);
    await service.fail('wrong-shape', 2);
    const bad = await test.call(tryPrompt, { params: { id }, body: { text: 'Köhin', locale: 'pl' } }, { as });
    expect(bad.body).toMatchObject({ outcome: 'INVALID', output: '{"answer":42}' });
  });
});

describe('models', () => {
  const model = { name: 'own-model', baseUrl: null, apiKey: 'very-secret' };
  it('are added and changed, and no key is ever shown', async () => {
    const made = await test.call(addAiModel, { body: model }, { as });
    const { id } = made.body;
    const listed = await test.call(listAiModels, {}, { as });
    expect(listed.body).toMatchObject({
      endpoint: service.endpoint.baseUrl,
      defaultModel: 'demo-model',
      isSimulated: true,
      isCircuitOpen: false,
    });
    expect(JSON.stringify([made.raw, listed.raw])).not.toContain('very-secret');
    const { rows } = await sql<{ row: string }>`select sealed_key::text as row from ai_model`.execute(
      test.database.system,
    );
    expect(Buffer.from(rows[0]?.row.slice(2) ?? '', 'hex').toString('utf8')).not.toContain('very-secret');
    const version = (await add({ modelId: id })).body;
    const tryIt = () =>
      test.call(tryPrompt, { params: { id: version.id }, body: { text: 'a', locale: 'et' } }, { as });
    expect((await tryIt()).body.outcome).toBe('OK');
    const [request] = await service.asked();
    expect(request?.headers.authorization).toBe('Bearer very-secret');
    expect(request?.body).toContain('"model":"own-model"');
    const off = { params: { id }, body: { name: 'own-model', baseUrl: null, isActive: false } };
    expect((await test.call(changeAiModel, off, { as })).body).toMatchObject({ isActive: false });
    expect((await tryIt()).body).toMatchObject({ outcome: 'ERROR', output: null });
  });

  it('that are switched off keep a version from being activated', async () => {
    const model = { name: 'mudel', baseUrl: 'https://model.example/v1' };
    const { id } = (await test.call(addAiModel, { body: { ...model, apiKey: null } }, { as })).body;
    const made = (await add({ modelId: id })).body;
    const body = { ...model, isActive: false };
    expect((await test.call(changeAiModel, { params: { id }, body }, { as })).status).toBe(200);
    expect(await activate(made.id)).toMatchObject({ status: 468, raw: { code: 'AI_MODEL_INACTIVE' } });
    expect((await versions()).find((version) => version.id === made.id)?.isActive).toBe(false);
  });

  it('at an address of their own never get the key of the configuration', async () => {
    const own = { name: 'x', baseUrl: service.endpoint.baseUrl };
    const { id } = (await test.call(addAiModel, { body: own }, { as })).body;
    const version = (await add({ modelId: id })).body;
    await test.call(tryPrompt, { params: { id: version.id }, body: { text: 'a', locale: 'et' } }, { as });
    expect((await service.asked())[0]?.headers.authorization).toBeUndefined();
  });

  it('keep their key when they stay, and lose it when they move', async () => {
    const at = { name: 'y', baseUrl: 'https://a.example/v1', apiKey: 'k' };
    const { id } = (await test.call(addAiModel, { body: at }, { as })).body;
    const hasKey = async () =>
      (
        await sql<{
          has: boolean;
        }>`select sealed_key is not null as has from ai_model where id = ${id}`.execute(test.database.system)
      ).rows[0]?.has;
    const change = (baseUrl: string) =>
      test.call(changeAiModel, { params: { id }, body: { name: 'y', baseUrl, isActive: true } }, { as });
    await change('https://a.example/v1');
    expect(await hasKey()).toBe(true);
    await change('https://b.example/v1');
    expect(await hasKey()).toBe(false);
  });
});

describe('where people’s texts go', () => {
  const model = (name: string, baseUrl: string | null = null, by = as) =>
    test.call(addAiModel, { body: { name, baseUrl } }, { as: by });
  const admin = async (method: 'DIGITAL_ID' | 'PASSWORD') => {
    const make = given(test.database);
    const who = await make.platformAdmin();
    return { ...who, as: await make.session(who.userId, 'PRM_TERVITA_ADMIN', { method }) };
  };

  it('is decided by who came a moment ago with a digital ID', async () => {
    const [low, old] = [await admin('PASSWORD'), await admin('DIGITAL_ID')];
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${old.userId}`.execute(
      test.database.system,
    );
    const { id } = (await add()).body;
    const tried = async (by: string) => [
      (await model('x', null, by)).raw.code,
      (await test.call(activatePromptVersion, { params: { id } }, { as: by })).raw.code,
    ];
    expect(await tried(low.as)).toEqual(['DIGITAL_ID_NEEDED', 'DIGITAL_ID_NEEDED']);
    expect(await tried(old.as)).toEqual(['SIGN_IN_TOO_OLD', 'SIGN_IN_TOO_OLD']);
  });

  it('is told to everybody who runs the platform, and stands in the audit log', async () => {
    const other = await admin('DIGITAL_ID');
    const { id } = (await add()).body;
    await evaluate(id);
    expect((await activate(id)).status).toBe(200);
    await eventually(() =>
      expect(test.mails.filter(({ to }) => to === other.email).map(({ text }) => text)).toEqual([
        expect.stringContaining('/prm/prompts'),
      ]),
    );
    const { rows } = await sql<{ call: string }>`select call from audit_log where call like '%/activate'
      and action = 'CHANGED'`.execute(test.database.system);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('hosts of models', () => {
  it.each([
    [{ APP_MODE: 'PROD', LLM_BASE_URL: 'https://own.example/v1' }, 'https://own.example/v2', true],
    [{ APP_MODE: 'PROD', LLM_BASE_URL: 'https://own.example/v1' }, 'https://attacker.example/v1', false],
    [{ APP_MODE: 'PROD', LLM_HOSTS: 'a.example, b.example' }, 'https://b.example/v1', true],
    [{ APP_MODE: 'PROD', LLM_HOSTS: 'a.example' }, 'https://a.example.attacker.example/v1', false],
    [{ APP_MODE: 'PROD' }, 'https://attacker.example/v1', false],
    [{ APP_MODE: 'DEMO', LLM_HOSTS: 'a.example' }, 'https://attacker.example/v1', false],
    [{ APP_MODE: 'DEMO' }, 'https://any.example/v1', true],
  ])('%o: %s may be asked: %s', (config, address, may) => {
    expect(allowedModelHost(config)(address)).toBe(may);
  });
});
