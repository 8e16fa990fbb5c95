import { createVerify } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundPort } from '../core/bound-port.ts';
import { type RunningAwell, startAwell } from './start-awell.ts';

interface Letter {
  readonly body: string;
  readonly signature: string;
}
const letters: Letter[] = [];
const receiver = createServer((message, response) => {
  let body = '';
  message.on('data', (chunk) => {
    body += String(chunk);
  });
  message.on('end', () => {
    letters.push({ body, signature: String(message.headers['x-awell-signature']) });
    response.end();
  });
});
let awell: RunningAwell;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  awell = await startAwell({ webhookUrl: `http://127.0.0.1:${boundPort(receiver)}/hook` });
});
afterAll(async () => {
  await awell.close();
  receiver.close();
});

const control = (path: string, body: unknown = {}) =>
  fetch(`${awell.url}/__sim${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(async () => {
  letters.length = 0;
  await control('/reset');
});

const ask = async (operationName: string, input: object, apiKey = awell.apiKey) => {
  const response = await fetch(awell.apiUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apiKey },
    body: JSON.stringify({
      operationName,
      query: `mutation ${operationName} { ${operationName} }`,
      variables: { input },
    }),
  });
  return { status: response.status, body: (await response.json()) as { data: never; errors?: unknown[] } };
};
const start = async (language = 'et') => {
  const { body } = await ask('startHostedPathwaySession', {
    pathway_definition_id: awell.pathwayIds.ISI,
    success_url: 'http://localhost:3000/back?ok=1',
    cancel_url: 'http://localhost:3000/back?ok=0',
    language,
  });
  return (body.data as Record<string, { session_url: string; pathway_id: string }>).startHostedPathwaySession;
};
const fill = (url = '', value = '2') =>
  fetch(`${url}/answers`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(
      Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`q${index + 1}`, value])),
    ),
  });

describe('a provider of care flows', () => {
  it('hosts a form in the language asked for, and leads back unchanged', async () => {
    const session = await start();
    const page = await (await fetch(session?.session_url ?? '')).text();
    expect(page).toContain('lang="et"');
    expect(page.match(/<fieldset>/g)).toHaveLength(7);
    const filled = await fill(session?.session_url);
    expect(filled.headers.get('location')).toBe('http://localhost:3000/back?ok=1');
    expect((await fetch(session?.session_url ?? '')).status).toBe(410);
    const cancelled = await fetch(`${(await start())?.session_url}/cancel`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(cancelled.headers.get('location')).toBe('http://localhost:3000/back?ok=0');
  });

  it('gives the answers once the form is sent', async () => {
    const session = await start();
    const { pathway_id } = session ?? { pathway_id: '' };
    const activities = async () =>
      (
        (await ask('careflowActivities', { pathway_id })).body.data as {
          careflowActivities: { activities: { id: string; status: string }[] };
        }
      ).careflowActivities.activities;
    expect((await activities())[0]?.status).toBe('ACTIVE');
    await fill(session?.session_url);
    const [activity] = await activities();
    expect(activity?.status).toBe('DONE');
    const { body } = await ask('formResponse', { pathway_id, activity_id: activity?.id });
    expect(JSON.stringify(body)).toContain('"question_id":"q7","value":"2"');
  });

  it('asks again where a question was left out, and refuses with 200', async () => {
    const session = await start();
    expect((await fill(session?.session_url, '9')).status).toBe(200);
    const strange = await ask('careflowActivities', { pathway_id: 'none' });
    expect([strange.status, strange.body.errors?.length]).toEqual([200, 1]);
    expect((await ask('careflowActivities', {}, 'wrong')).body.errors).toHaveLength(1);
  });

  it('signs its webhooks over the bytes that it sends', async () => {
    await fill((await start())?.session_url);
    await expect.poll(() => letters.length).toBe(3);
    for (const { body, signature } of letters)
      expect(
        createVerify('RSA-SHA256').update(body).verify(awell.webhookPublicKey, signature, 'base64'),
      ).toBe(true);
  });

  it('lets a session end after an hour', async () => {
    const session = await start();
    await control('/clock', { advanceSeconds: 3601 });
    expect((await fetch(session?.session_url ?? '')).status).toBe(410);
  });
});
