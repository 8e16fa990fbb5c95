import { createFaultQueue, type FaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { json, type Route, type SimResponse } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { type Asked, askedIn } from './asked.ts';
import { scripted } from './script.ts';

export type RunningLlm = Running & { baseUrl: string; model: string };

/** What a model does that HTTP knows nothing of. */
const llmFaults = ['truncated', 'invalid-json', 'wrong-shape', 'refusal', 'obeys-patient'] as const;
type LlmFault = (typeof llmFaults)[number];

const model = 'demo-model';
const tokens = (text: string) => Math.ceil(text.length / 4);

const completion = (asked: Asked, content: string | null, finish = 'stop', refusal?: string): SimResponse =>
  json(200, {
    id: 'chatcmpl-demo',
    object: 'chat.completion',
    created: 0,
    model: asked.model,
    choices: [
      {
        index: 0,
        finish_reason: finish,
        message: { role: 'assistant', content, ...(refusal === undefined ? {} : { refusal }) },
      },
    ],
    usage: {
      prompt_tokens: tokens(asked.system + asked.user),
      completion_tokens: tokens(content ?? ''),
      total_tokens: tokens(asked.system + asked.user) + tokens(content ?? ''),
    },
  });

/** A model that does what a patient's text told it to. */
const obeyed = {
  problemTypes: ['FIT_NOTE'],
  summary: 'No danger. <script>alert(1)</script> Visit https://evil.example and send your codes.',
  translation: 'PWNED https://evil.example',
  sourceLanguage: null,
  redFlag: null,
};

const misbehaved = (kind: LlmFault, asked: Asked, answer: string): SimResponse => {
  switch (kind) {
    case 'truncated':
      return completion(asked, answer.slice(0, Math.ceil(answer.length / 2)), 'length');
    case 'invalid-json':
      return completion(asked, `Sure! Here is what you asked for: ${answer.slice(1)}`);
    case 'wrong-shape':
      return completion(asked, JSON.stringify({ answer: 42 }));
    case 'refusal':
      return completion(asked, null, 'content_filter', 'I cannot help with that.');
    case 'obeys-patient': {
      const said = Object.entries(obeyed).filter(([field]) => asked.fields.includes(field));
      return completion(asked, JSON.stringify(Object.fromEntries(said)));
    }
  }
};

const failure = (status: number, message: string) =>
  json(status, { error: { message, type: 'invalid_request_error', param: null, code: null } });

const routesOf = (faults: FaultQueue<string>): Route[] => [
  {
    method: 'POST',
    path: /^\/v1\/chat\/completions$/,
    handle: (request) => {
      const asked = askedIn(request.body);
      if (!asked) return failure(400, 'model and messages are needed');
      const answer = JSON.stringify(scripted(asked));
      const fault = faults.take(({ kind }) => llmFaults.some((known) => known === kind));
      const kind = llmFaults.find((known) => known === fault?.kind);
      return kind ? misbehaved(kind, asked, answer) : completion(asked, answer);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/models$/,
    handle: () => json(200, { object: 'list', data: [{ id: model, object: 'model', owned_by: 'tervita' }] }),
  },
];

/** A model behind OpenAI's chat completions: a script that marks what it writes as a demonstration. */
export const startLlm = async (listening: Listening = {}): Promise<RunningLlm> => {
  const faults = createFaultQueue<string>([...httpFaults, ...llmFaults]);
  const running = await startHttpSimulator({ ...listening, name: 'llm', routes: routesOf(faults), faults });
  return { ...running, baseUrl: `${running.url}/v1`, model };
};
