import { createHash, X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { type BoundedAnswer, fetchJson } from '../bounded-fetch.ts';

const megabyte = 1_048_576;

export interface PinnedCall {
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  readonly timeoutMs: number;
}

export interface PinnedServer {
  /** SHA-256 of public keys in base64. Empty: any server that the system trusts. */
  readonly keyPins: readonly string[];
  /** Besides what the system trusts; for tests. */
  readonly ca?: string;
}

class WrongServerKey extends Error {}

/** As pins are written everywhere: over the key with its algorithm, not over the certificate, so that it may be renewed. */
export const keyPinOf = (certificate: X509Certificate): string =>
  createHash('sha256')
    .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

const judge = (keyPins: readonly string[]) => (host: string, peer: PeerCertificate) =>
  checkServerIdentity(host, peer) ??
  (keyPins.includes(keyPinOf(new X509Certificate(peer.raw)))
    ? undefined
    : new WrongServerKey('the key of the server is not one of those we know'));

const readAnswer = async (response: IncomingMessage): Promise<BoundedAnswer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > megabyte) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return {
    status: response.statusCode ?? 0,
    json: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    header: (name) => response.headersDistinct[name.toLowerCase()]?.[0] ?? null,
  };
};

/** Like fetchJson; where keys are known beforehand, no other server is spoken to, whoever vouches for it. */
export const fetchPinned = async (
  url: URL,
  { method, body, timeoutMs }: PinnedCall,
  { keyPins, ca }: PinnedServer,
): Promise<BoundedAnswer> => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = text === undefined ? {} : { 'content-type': 'application/json' };
  if (keyPins.length === 0)
    return fetchJson(url, { method, headers, ...(text === undefined ? {} : { body: text }) }, timeoutMs);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, {
      method,
      headers: { ...headers, accept: 'application/json' },
      // A new connection for each call: one that is kept was judged by whoever opened it.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      checkServerIdentity: judge(keyPins),
      ...(ca === undefined ? {} : { ca }),
    });
    call.on('response', resolve);
    call.on('error', reject);
    call.end(text);
  });
  return readAnswer(response);
};
