import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { publicLookup } from '../public-address.ts';
import { isPushAddress } from './push-hosts.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** Read by the device alone. */
  readonly text: string;
  /** A newer message of the same topic takes the place of one that still waits; 32 letters at most. */
  readonly topic: string;
}

/** The push service is away, slow or has too much to do. */
class PushUnavailable extends Error {}
/** The push service does not take what we send; it would not the next time. */
export class PushRefused extends Error {}

export interface Pusher {
  readonly publicKey: string;
  accepts(endpoint: string): boolean;
  /** GONE: the device no longer wants it. Throws PushUnavailable or PushRefused. */
  send(subscription: Subscription, message: PushMessage): Promise<'TAKEN' | 'GONE'>;
  close(): void;
}

export interface PushOptions {
  readonly keys: VapidKeys;
  readonly subject: string;
  readonly hosts: readonly string[];
  /** A push service of a demonstration, by its own certificate. */
  readonly simulated?: { readonly host: string; readonly ca: string } | undefined;
  readonly timeoutMs?: number;
}

/** After three days the letter has told it, or nothing will. */
const secondsToLive = 3 * 86_400;

interface Post {
  readonly url: string;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
  readonly agent: Agent;
  readonly timeoutMs: number;
}

/** The status alone: what else it says is not read, and nowhere it points is gone to. */
const post = ({ url, headers, body, agent, timeoutMs }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new PushUnavailable(error.message, { cause: error }));
    const options = { method: 'POST', headers, agent, signal: AbortSignal.timeout(timeoutMs) };
    const asked = request(url, options, (answer) => {
      answer.on('error', () => undefined);
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', fail);
    asked.end(body);
  });

const outcomeOf = (status: number): 'TAKEN' | 'GONE' => {
  if (status >= 200 && status < 300) return 'TAKEN';
  if (status === 404 || status === 410) return 'GONE';
  if (status === 429 || status >= 500) throw new PushUnavailable(`the push service answered ${status}`);
  throw new PushRefused(`the push service answered ${status}`);
};

export const webPusher = (options: PushOptions): Pusher => {
  const { keys, subject, simulated, timeoutMs = 10_000 } = options;
  const hosts = [...options.hosts, ...(simulated ? [simulated.host] : [])];
  const agent = new Agent({ lookup: publicLookup(), maxSockets: 10 });
  const simulatedAgent = simulated && new Agent({ ca: simulated.ca, maxSockets: 10 });
  const agentFor = (endpoint: string) =>
    simulatedAgent && new URL(endpoint).host === simulated.host ? simulatedAgent : agent;
  const accepts = (endpoint: string) => isPushAddress(endpoint, hosts);
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async ({ endpoint, p256dh, auth }, { text, topic }) => {
      if (!accepts(endpoint)) return 'GONE';
      const sealed = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: secondsToLive,
        topic,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      });
      const { headers, body } = sealed as { headers: Post['headers']; body: Buffer };
      return outcomeOf(await post({ url: endpoint, headers, body, agent: agentFor(endpoint), timeoutMs }));
    },
    close: () => {
      agent.destroy();
      simulatedAgent?.destroy();
    },
  };
};
