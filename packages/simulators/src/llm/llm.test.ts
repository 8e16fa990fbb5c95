import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningLlm, startLlm } from './start-llm.ts';

let llm: RunningLlm;
beforeAll(async () => {
  llm = await startLlm();
});
afterAll(() => llm.close());
const control = (path: string, body: unknown) =>
  fetch(`${llm.url}/__sim${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(() => control('/reset', {}));

const form = (...fields: string[]) => ({
  type: 'json_schema',
  json_schema: {
    name: 'response',
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field, { items: { enum: ['COUGH'] } }])),
    },
  },
});
const ask = async (user: string, ...fields: string[]) => {
  const response = await fetch(`${llm.baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'x',
      messages: [
        { role: 'system', content: 'JSON' },
        { role: 'user', content: user },
      ],
      response_format: form(...fields),
    }),
  });
  const body = (await response.json()) as {
    choices: { finish_reason: string; message: { content: string; refusal?: string } }[];
    usage: Record<string, number>;
  };
  return { status: response.status, choice: body.choices?.[0], usage: body.usage };
};
const data = (name: string, text: string) => `<data name="${name}">\n${text}\n</data>`;

describe('a model by script', () => {
  it('marks a translation as a demonstration', async () => {
    const { choice, usage } = await ask(`Into Russian (ru): ${data('text', 'Köha &lt; 3')}`, 'translation');
    expect(choice?.message.content).toBe('{"translation":"[demo et→ru] Köha < 3","sourceLanguage":"et"}');
    expect(usage.prompt_tokens).toBeGreaterThan(5);
  });
  it('names what it may name, and tells the beginning', async () => {
    const found = await ask(data('text', 'Mul on köha ja peavalu'), 'problemTypes');
    expect(found.choice?.message.content).toBe('{"problemTypes":["COUGH"]}');
    const told = await ask(data('facts', 'One. Two. Three. Four.'), 'summary');
    expect(told.choice?.message.content).toBe('{"summary":"[demo] One. Two. Three."}');
  });
  it('can fail in every way of its own', async () => {
    const kinds = ['truncated', 'invalid-json', 'wrong-shape', 'refusal', 'obeys-patient'];
    await control(
      '/faults',
      kinds.map((kind) => ({ kind })),
    );
    const said = [];
    for (const _ of kinds) said.push((await ask(data('facts', 'One.'), 'summary')).choice);
    expect(said.map((choice) => choice?.finish_reason)).toEqual([
      'length',
      'stop',
      'stop',
      'content_filter',
      'stop',
    ]);
    expect(said[3]?.message.refusal).toBeTruthy();
    await control('/faults', { kind: 'http-429' });
    expect((await ask('', 'summary')).status).toBe(429);
    expect((await fetch(`${llm.baseUrl}/chat/completions`, { method: 'POST', body: '{' })).status).toBe(400);
    expect((await fetch(`${llm.baseUrl}/models`)).status).toBe(200);
  });
});
