import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '../public-address.ts';

const megabyte = 1_048_576;

export class AddressNotAllowed extends Error {}

/** An address that somebody typed may not lead into our own network; a number is not looked up, so it is judged here. */
export const assertPublicUrl = (url: URL): void => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isOurs = isIP(host) !== 0 && !isPublicAddress(host);
  if (url.protocol !== 'https:' || url.username || url.password || isOurs) throw new AddressNotAllowed();
};

const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > megabyte) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** fetch as the library wants it, that follows nothing, reads a megabyte at most and, when told so, stays outside. */
export const guardedFetch =
  ({ publicOnly }: { readonly publicOnly: boolean }): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (publicOnly) assertPublicUrl(url);
      const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
      const asked = send(url, {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(init?.signal ? { signal: init.signal } : {}),
        ...(publicOnly ? { lookup: publicLookup() } : {}),
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        bodyOf(answer).then((body) => {
          const type = answer.headers['content-type'];
          const wait = answer.headers['retry-after'];
          const headers = {
            ...(type ? { 'content-type': type } : {}),
            ...(wait ? { 'retry-after': wait } : {}),
          };
          resolve(new Response(new Uint8Array(body), { status: answer.statusCode ?? 502, headers }));
        }, reject);
      });
      asked.end(typeof init?.body === 'string' ? init.body : undefined);
    });
