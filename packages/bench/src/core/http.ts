import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** Nobody answered: refused, cut off, or too late. Whether the other side acted is not known. */
export class Unreachable extends Error {
  readonly ms: number;
  constructor(reason: string, ms: number) {
    super(reason);
    this.ms = ms;
  }
}

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | undefined;
  readonly timeoutMs?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 256 });
const patienceMs = 40_000;

/** Plain node:http, because its errors say what happened to the line. Only this machine is ever asked. */
export const http = (
  url: URL,
  { method = 'GET', headers = {}, body, timeoutMs }: HttpRequest = {},
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    if (!['127.0.0.1', 'localhost'].includes(url.hostname)) throw new Error(`not this machine: ${url.host}`);
    const began = performance.now();
    const lost = (error: Error) => reject(new Unreachable(error.message, performance.now() - began));
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(
      url,
      {
        method,
        agent,
        headers: { ...headers, ...length },
        signal: AbortSignal.timeout(timeoutMs ?? patienceMs),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', lost);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
            ms: performance.now() - began,
          }),
        );
      },
    );
    asked.on('error', lost);
    asked.end(body);
  });
