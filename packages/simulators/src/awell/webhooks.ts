import { createSign, generateKeyPairSync } from 'node:crypto';
import type { Pathway } from './pathways.ts';

/** Signs what it sends with a key of its own, over the bytes that go out. */
export const createWebhooks = (url: string | undefined) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const sign = (body: string) => createSign('RSA-SHA256').update(body).sign(privateKey, 'base64');
  const send = (body: string): void => {
    if (!url) return;
    const headers = { 'content-type': 'application/json', 'x-awell-signature': sign(body) };
    // Nobody hears of a letter that was not taken, as with the vendor: the query is there for that.
    fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  };
  return { publicKey, sign, send };
};

const events = ['form.submitted', 'activity.completed', 'session.completed'] as const;

/** What is sent of a form that was answered; in any order, so the last comes first. */
export const eventsOf = (pathway: Pathway, at: Date): string[] =>
  events
    .map((event_type) =>
      JSON.stringify({
        event_type,
        date: at.toISOString(),
        pathway_id: pathway.id,
        session_id: pathway.sessionId,
        ...(event_type === 'form.submitted' ? { answers: pathway.answers } : {}),
      }),
    )
    .toReversed();
