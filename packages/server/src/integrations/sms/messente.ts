import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import { createBreaker } from '../breaker.ts';
import { inTurns } from '../storage/in-turns.ts';
import type { SmsGateway, SmsInput, SmsResult } from './sms-gateway.ts';

export interface MessenteAddress {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** What phones show as the sender. */
  readonly sender: string;
  /** Its documentation promises nothing about repeated calls, so this is said by whoever has it in writing. */
  readonly knowsRepetitions: boolean;
}

const timeoutMs = 10_000;
const largestAnswer = 100_000;
const soonSeconds = 10;
const longestSeconds = 300;
/** More calls than this at a time the operator need not bear. */
const atOnce = 10;

const accepted = z.object({ omnimessage_id: z.string().check(z.minLength(1), z.maxLength(100)) });

const readLittle = async (response: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const waitOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, longestSeconds) : soonSeconds;
};

/** Only a line that never stood is known to have carried nothing. */
const neverConnected = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause ? Reflect.get(cause, 'code') : undefined;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(code));
};

const readResult = async (response: Response): Promise<SmsResult> => {
  if (response.status === 429) {
    await response.body?.cancel();
    return { outcome: 'LATER', afterSeconds: waitOf(response) };
  }
  // A call that took the operator too long may have been taken all the same.
  if (response.status >= 500 || response.status === 408) {
    await response.body?.cancel();
    return { outcome: 'UNSURE' };
  }
  // Wrong credentials, no money left, another address: this is so for everybody, and what waits is not given up for it.
  if ([401, 402, 403, 404].includes(response.status)) {
    await response.body?.cancel();
    return { outcome: 'LATER', afterSeconds: longestSeconds };
  }
  if (!response.ok) {
    await response.body?.cancel();
    return { outcome: 'REFUSED' };
  }
  const parsed = z.safeParse(accepted, await readLittle(response));
  return parsed.success
    ? { outcome: 'ACCEPTED', messageId: parsed.data.omnimessage_id }
    : { outcome: 'UNSURE' };
};

const isSame = (left: Buffer, right: Buffer) => left.length === right.length && timingSafeEqual(left, right);

/** Messente's omnimessage calls. The text is folded by us, and nothing of it stays at the operator. */
export const messenteGateway = (address: MessenteAddress, clock: Clock): SmsGateway => {
  const { url, username, password, sender, knowsRepetitions } = address;
  const breaker = createBreaker(clock);
  const inTurn = inTurns(atOnce);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const post = ({ key, to, text, reportUrl }: SmsInput) =>
    fetch(new URL(`${url}/omnimessage`), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        to,
        messages: [{ channel: 'sms', sender, text, autoconvert: 'off' }],
        dlr_url: reportUrl,
        text_store: 'nostore',
      }),
    });
  const ask = async (message: SmsInput): Promise<SmsResult> => {
    try {
      const result = await readResult(await post(message));
      // To be asked for patience is no failure.
      if (result.outcome === 'UNSURE') breaker.failed(url);
      else breaker.worked(url);
      return result;
    } catch (error) {
      breaker.failed(url);
      return neverConnected(error) ? { outcome: 'LATER', afterSeconds: soonSeconds } : { outcome: 'UNSURE' };
    }
  };
  return {
    knowsRepetitions,
    send: (message) =>
      inTurn(async () =>
        breaker.admits(url) ? ask(message) : { outcome: 'LATER', afterSeconds: soonSeconds },
      ),
    // In hex or in base64: its documentation does not say which.
    isSigned: (body, signature) => {
      const expected = createHmac('sha256', password).update(body).digest();
      return (
        isSame(Buffer.from(signature, 'hex'), expected) || isSame(Buffer.from(signature, 'base64'), expected)
      );
    },
  };
};
