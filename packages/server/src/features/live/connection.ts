import { randomUUID } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';
import { type ServerMessage, sessionEndedCode } from '@tervita/contract/live';
import type { Actor } from '../../core/session/actor.ts';

/** What a screen has open. */
export type Watching =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'e-contact'; readonly eContactId: string; readonly clinicId: string }
  | { readonly kind: 'list'; readonly clinicId: string };

const bufferedMost = 1_048_576;
const messagesMost = 20;
const messagesWindowMs = 10_000;
export const policyCode = 1008;

/** Written out once, and only if somebody gets it, however many screens do. */
export const inOneText = (message: ServerMessage): (() => string) => {
  let text: string | undefined;
  return () => {
    text ??= JSON.stringify(message);
    return text;
  };
};

/** One open screen. */
export class Connection {
  readonly id = randomUUID();
  readonly socket: WebSocket;
  actor: Actor;
  watching: Watching = { kind: 'nothing' };
  /** The list has been told who looks at what; from then on it hears what changes. */
  knowsViews = false;
  lastHeard: number;
  lastChecked: number;
  private received = { since: 0, count: 0 };
  private work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, actor: Actor, now: Date) {
    this.socket = socket;
    this.actor = actor;
    this.lastHeard = now.getTime();
    this.lastChecked = now.getTime();
  }

  get isStaff(): boolean {
    return this.actor.activeRole === 'PRM_DOCTOR';
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** A reader too slow to take what is sent is let go; it comes back and fetches. */
  sendText(message: string): void {
    if (this.socket.bufferedAmount > bufferedMost) this.socket.close(policyCode);
    else if (this.socket.readyState === this.socket.OPEN) this.socket.send(message);
  }

  /** One message after the other: each waits for the database, and a later one must not overtake. */
  inTurn(next: () => Promise<void>): Promise<void> {
    const result = this.work.then(next);
    this.work = result.catch(() => undefined);
    return result;
  }

  endSession(): void {
    this.socket.close(sessionEndedCode, 'session ended');
  }

  /** The right it was opened with is another now: the page asks anew, and comes back with what it has. */
  letGo(): void {
    this.socket.close(policyCode);
  }

  /** False: it talks too much. */
  heard(now: Date): boolean {
    const time = now.getTime();
    this.lastHeard = time;
    if (time - this.received.since > messagesWindowMs) this.received = { since: time, count: 0 };
    this.received.count += 1;
    return this.received.count <= messagesMost;
  }
}
