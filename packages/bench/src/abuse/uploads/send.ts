import { once } from 'node:events';
import { request } from 'node:http';
import type { Target } from '../../core/call.ts';

export interface Sending {
  readonly name: string;
  /** Whole, or a number of bytes that are made while they are sent. */
  readonly content: Buffer | number;
  /** Said in the header; left out: the truth. 'none': sent in chunks without a length. */
  readonly length?: number | 'none';
  /** Hangs up after so many bytes of the content. */
  readonly cutAt?: number;
  readonly head?: Buffer;
}

export interface Sent {
  /** 0: no answer came. */
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Bytes of the form that had left when the answer came. */
  readonly written: number;
}

const boundary = 'tervita-bench-boundary';
const block = Buffer.alloc(65_536, 0x20);

const partsOf = function* ({ content, head = Buffer.alloc(0), cutAt }: Sending) {
  if (typeof content !== 'number') {
    yield content.subarray(0, cutAt);
    return;
  }
  yield head;
  const end = cutAt ?? content;
  for (let at = head.length; at < end; at += block.length)
    yield block.subarray(0, Math.min(block.length, end - at));
};

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** A form as a browser writes it, and as one that means harm does. */
export const sendFile = (target: Target, path: string, as: string, sending: Sending): Promise<Sent> =>
  new Promise((resolve) => {
    const before = Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${sending.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    const after = Buffer.from(`\r\n--${boundary}--\r\n`);
    const size = typeof sending.content === 'number' ? sending.content : sending.content.length;
    const length = sending.length ?? before.length + size + after.length;
    let written = 0;
    let isAnswered = false;
    const done = (status: number, text: string) => {
      isAnswered = true;
      resolve({ status, body: parsed(text), written });
    };
    const asking = request(
      new URL(`/api${path}`, target.url),
      {
        method: 'POST',
        agent: false,
        headers: {
          origin: target.origin,
          cookie: `${target.cookieName}=${as}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(length === 'none' ? {} : { 'content-length': String(length) }),
        },
      },
      (response) => {
        isAnswered = true;
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part.toString('utf8');
        });
        response.on('error', () => undefined);
        response.on('close', () => done(response.statusCode ?? 0, text));
      },
    );
    asking.on('error', () => {
      if (!isAnswered) done(0, '');
    });
    asking.on('close', () => {
      if (!isAnswered) done(0, '');
    });
    // Nobody drains a line that is closed.
    const over = new AbortController();
    asking.once('close', () => over.abort());
    const write = async () => {
      asking.write(before);
      for (const part of partsOf(sending)) {
        if (isAnswered || asking.destroyed) return;
        written += part.length;
        if (!asking.write(part)) await once(asking, 'drain', { signal: over.signal }).catch(() => undefined);
      }
      if (sending.cutAt !== undefined) asking.destroy();
      else if (!isAnswered && !asking.destroyed) asking.end(after);
    };
    void write();
  });
