import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseConfig } from '../../core/config.ts';
import { type LlmService, llmServiceForTests } from '../../testing/llm-service.ts';
import { createBreaker } from '../breaker.ts';
import { assertPublicUrl } from './guarded-fetch.ts';
import type { Question } from './llm.ts';

let service: LlmService;
let now = 0;
beforeAll(async () => {
  service = await llmServiceForTests({ clock: () => new Date(now), publicOnly: true });
});
beforeEach(async () => {
  // Whatever rested has rested enough.
  now += 60_000;
  await service.reset();
  await ask();
  await service.reset();
});
afterAll(() => service.close());

const answer = z.strictObject({ summary: z.string().check(z.minLength(1)) });
const ask = (over: Partial<Question<{ summary: string }>> = {}) =>
  service.llm.ask({
    endpoint: service.endpoint,
    model: 'demo-model',
    system: 'Answer in JSON.',
    user: '<data name="facts">\nOne. Two.\n</data>',
    parameters: { temperature: 0.5, topP: 0.9, maxTokens: 100, frequencyPenalty: 1, presencePenalty: -1 },
    answer,
    timeoutMs: 30_000,
    ...over,
  });

describe('a question to a model', () => {
  it('is answered in its form, and counted', async () => {
    const asked = await ask();
    expect(asked).toMatchObject({ outcome: 'OK', value: { summary: '[demo] One. Two.' }, attempts: 1 });
    expect(asked.inputTokens).toBeGreaterThan(0);
    const [request] = await service.asked();
    expect(request?.headers.authorization).toBe('Bearer secret-key');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      model: 'demo-model',
      temperature: 0.5,
      top_p: 0.9,
      max_tokens: 100,
      frequency_penalty: 1,
      presence_penalty: -1,
      response_format: { type: 'json_schema', json_schema: { schema: { required: ['summary'] } } },
    });
    expect(request?.body).not.toContain('minLength');
  });

  it.each([
    'http-500',
    'http-429',
    'refuse',
    'cut',
    'garbage',
    'huge',
    'wrong-schema',
    'invalid-json',
    'wrong-shape',
  ])('is asked once more after %s', async (kind) => {
    await service.fail(kind);
    expect(await ask()).toMatchObject({ outcome: 'OK', attempts: 2 });
  });

  it.each([
    ['http-500', 'ERROR'],
    ['refuse', 'ERROR'],
    ['garbage', 'INVALID'],
    ['invalid-json', 'INVALID'],
    ['wrong-shape', 'INVALID'],
    ['truncated', 'INVALID'],
    ['refusal', 'REFUSED'],
    ['hang', 'TIMEOUT'],
    ['slow', 'TIMEOUT'],
  ])('that ends with %s twice is %s', async (kind, outcome) => {
    await service.fail(kind, 2);
    expect((await ask()).outcome).toBe(outcome);
  });

  it('is not asked of an endpoint that fails again and again, until that has rested', async () => {
    await service.fail('http-500', 10);
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).outcome).toBe('ERROR');
    expect(service.llm.isOpen(service.endpoint.baseUrl)).toBe(true);
    expect(await ask()).toMatchObject({ outcome: 'CIRCUIT_OPEN', attempts: 0 });
    expect(await service.asked()).toHaveLength(10);
    now += 30_001;
    expect((await ask()).outcome).toBe('OK');
    expect(service.llm.isOpen(service.endpoint.baseUrl)).toBe(false);
  });
});

describe('a breaker', () => {
  it('lets one call try, and closes or rests again by how it ends', () => {
    let at = 0;
    const { admits, failed, worked } = createBreaker(() => new Date(at));
    for (let turn = 0; turn < 5; turn += 1) failed('x');
    expect([admits('x'), admits('y')]).toEqual([false, true]);
    at = 30_000;
    expect([admits('x'), admits('x')]).toEqual([true, false]);
    failed('x');
    expect(admits('x')).toBe(false);
    at = 60_000;
    expect(admits('x')).toBe(true);
    worked('x');
    expect([admits('x'), admits('x')]).toEqual([true, true]);
  });
  it('counts failures in a row alone', () => {
    const { admits, failed, worked } = createBreaker(() => new Date(0));
    for (let turn = 0; turn < 20; turn += 1) (turn % 4 === 3 ? worked : failed)('x');
    expect(admits('x')).toBe(true);
  });
});

describe('an address that somebody typed', () => {
  it.each([
    'http://example.com/v1',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://0x7f000001/',
    'https://user:pass@example.com/',
  ])('does not lead to %s', (url) => expect(() => assertPublicUrl(new URL(url))).toThrow());
  it('may lead outside', () =>
    expect(() => assertPublicUrl(new URL('https://api.example.com/v1'))).not.toThrow());
  it('is not followed into our own network, by number or by name', async () => {
    const port = new URL(service.endpoint.baseUrl).port;
    for (const baseUrl of [
      service.endpoint.baseUrl,
      `https://127.0.0.1:${port}/v1`,
      `https://localhost:${port}/v1`,
    ]) {
      const endpoint = { baseUrl, apiKey: undefined, isTyped: true };
      expect((await ask({ endpoint })).outcome).toBe('ERROR');
    }
    expect(await service.asked()).toEqual([]);
  });
});

describe('the configuration', () => {
  it('names an endpoint with its model, or neither', () => {
    expect(() => parseConfig({ LLM_BASE_URL: 'https://api.example.com/v1' })).toThrow('LLM_MODEL');
    expect(() => parseConfig({ LLM_MODEL: 'x' })).toThrow('LLM_BASE_URL');
    expect(parseConfig({ LLM_BASE_URL: 'https://api.example.com/v1', LLM_MODEL: 'x' }).LLM_MODEL).toBe('x');
  });
});
