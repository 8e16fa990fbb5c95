import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type SimRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came, for what is not text. */
  bytes: Buffer;
};

export type SimResponse = { status: number; headers: Record<string, string | string[]>; body: string };

/** The groups of the route's path come decoded, in order. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  handle: (request: SimRequest, ...groups: string[]) => SimResponse | Promise<SimResponse>;
};

export const json = (status: number, value: unknown): SimResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

export const redirect = (location: string): SimResponse => ({ status: 303, headers: { location }, body: '' });

export const contentTypeOf = (request: SimRequest): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Undefined when it is not JSON, as JSON itself knows no undefined. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const largestBody = 1_000_000;

/** Undefined when the body is larger than any vendor would take. */
const readBody = async (message: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largestBody) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

export const readRequest = async (message: IncomingMessage): Promise<SimRequest | undefined> => {
  const bytes = await readBody(message);
  const url = URL.parse(message.url ?? '/', 'http://localhost');
  if (!bytes || !url) return undefined;
  return {
    method: message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET'),
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: bytes.toString('utf8'),
    bytes,
  };
};
