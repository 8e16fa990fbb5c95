import type { Answered, RouteDefinition, Sent } from '@tervita/contract/core';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { refuse } from './call.ts';

interface UploadOptions {
  /** 0 to 1, of the bytes that have left. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  /** What stands before the file; its name, unless given. */
  readonly fields?: Readonly<Record<string, string>>;
}

const headersOf = (request: XMLHttpRequest): Record<string, string> => {
  const wait = request.getResponseHeader('retry-after');
  return wait ? { 'retry-after': wait } : {};
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends one file. fetch cannot tell how far it is, so this is the older way. */
export const uploadFile = <R extends RouteDefinition & { upload: true }>(
  route: R,
  sent: Omit<Sent<R>, 'body'>,
  file: File,
  { onProgress, signal, fields = { fileName: file.name } }: UploadOptions,
): Promise<Answered<R>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    request.open(route.method, addressOf(route, sent));
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body as Answered<R>);
      try {
        refuse(new Response(null, { status: request.status, headers: headersOf(request) }), body);
      } catch (error) {
        reject(error as Error);
      }
    };
    request.onerror = () => reject(new ApiError({ status: 0, code: 'OFFLINE' }));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
