import type { Readable } from 'node:stream';
import type { Access, Answer, Received, RouteDefinition } from '@tervita/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Touched } from '../audit/audit.ts';
import type { Reader, Tx } from '../database/database.ts';
import type { OutboxEvent } from '../outbox/queues.ts';
import type { Actor } from '../session/actor.ts';

/** JSON that the database has already built; it is sent as it is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The content of a file; its headers are set by whoever knows what is safe. */
export class FileAnswer {
  /** Asked for when all else is done, so that nothing stays open after a fault. */
  readonly open: () => Promise<Readable>;
  readonly headers: Readonly<Record<string, string>>;
  constructor(open: () => Promise<Readable>, headers: Readonly<Record<string, string>>) {
    this.open = open;
    this.headers = headers;
  }
}

type ActorFor<A extends Access> = A extends 'public' ? Actor | undefined : Actor;
type Seen<R extends RouteDefinition> = R extends { seen: 'required' }
  ? number
  : R extends { seen: 'accepted' }
    ? number | undefined
    : undefined;

interface Given<R extends RouteDefinition> extends Received<R> {
  readonly actor: ActorFor<R['access']>;
  /** The database's clock. */
  readonly now: Date;
  readonly touched: Touched;
}

export interface CommandGiven<R extends RouteDefinition> extends Given<R> {
  readonly tx: Tx;
  readonly seen: Seen<R>;
  /** Reactions of other features: stored with the change, handled after the commit. */
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly newId: () => string;
}

export interface QueryGiven<R extends RouteDefinition> extends Given<R> {
  readonly db: Reader;
}

export interface ExchangeGiven<R extends RouteDefinition> extends Omit<Given<R>, 'now'> {
  /** Ask outside first, write after: never wait outside while a transaction is open. */
  readonly transact: <T>(work: (tx: Tx, now: Date) => Promise<T>) => Promise<T>;
  /** Reactions of other features: stored with the change, handled after the commit. */
  readonly publish: (tx: Tx, event: OutboxEvent) => Promise<void>;
  readonly newId: () => string;
  /** A sign-in knows only at its end who came: the audit row is written in their name. */
  readonly becomes: (actor: Actor) => void;
  /** Of an upload: its fields and its content, once. */
  readonly takeUpload: () => Promise<Upload<R>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Upload<R extends RouteDefinition> {
  /** Those that stand before the file. */
  readonly fields: Received<R>['body'];
  /** All of them; to be asked for when the content has been read. */
  readonly allFields: () => Promise<Received<R>['body']>;
  /** What the part itself is called; not to be trusted. */
  readonly name: string;
  /** Must be read to its end, or destroyed. */
  readonly content: Readable;
}

/** What is known of a call before its transaction. */
export type BeforeGiven<R extends RouteDefinition> = Omit<Given<R>, 'now'>;

/** Asks an outside system, or works something out, before the transaction begins; throws what refuses the call. */
type Before<R extends RouteDefinition, Prepared> = (given: BeforeGiven<R>) => Prepared | Promise<Prepared>;

/** Fetches the newer record for somebody whose change came too late. */
type Newer<R extends RouteDefinition> = (given: QueryGiven<R>) => Promise<unknown>;

interface Kinds<R extends RouteDefinition> {
  command: {
    kind: 'command';
    run: (given: CommandGiven<R>, prepared: unknown) => Promise<Answer<R>>;
    before: Before<R, unknown> | undefined;
    newer: Newer<R> | undefined;
  };
  query: { kind: 'query'; run: (given: QueryGiven<R>) => Promise<Answer<R> | JsonText | FileAnswer> };
  exchange: {
    kind: 'exchange';
    as: 'actor' | 'system';
    run: (given: ExchangeGiven<R>) => Promise<Answer<R> | FileAnswer>;
  };
}
export type UseCase<R extends RouteDefinition = RouteDefinition> = { route: R } & Kinds<R>[keyof Kinds<R>];
/** Use cases of different routes in one list; each keeps its own types inside. */
export type AnyUseCase = UseCase<never> | UseCase;

/**
 * Changes something: one transaction, and no other handle to the database. Only `before` talks to the outside; what it
 * gives is handed to the work as it is.
 */
export const command = <R extends RouteDefinition, Prepared = void>(
  route: R,
  run: (given: CommandGiven<R>, prepared: Prepared) => Promise<Answer<R>>,
  options: { before?: Before<R, Prepared>; newer?: Newer<R> } = {},
): UseCase<R> => ({
  route,
  kind: 'command',
  run: run as Kinds<R>['command']['run'],
  before: options.before,
  newer: options.newer,
});

/** Reads: a read-only transaction. */
export const query = <R extends RouteDefinition>(
  route: R,
  run: (given: QueryGiven<R>) => Promise<Answer<R> | JsonText | FileAnswer>,
): UseCase<R> => ({ route, kind: 'query', run });

/** An exchange keeps no answer to repeat and checks no version: a route that promises either is a command. */
interface NotRepeatable {
  readonly idempotency?: never;
  readonly seen?: never;
}

/** Waits for an outside system, or changes the browser's session. 'system' is for sign-in alone. */
export const exchange = <R extends RouteDefinition & NotRepeatable>(
  route: R,
  run: (given: ExchangeGiven<R>) => Promise<Answer<R> | FileAnswer>,
  options: { as?: 'actor' | 'system' } = {},
): UseCase<R> => ({ route, kind: 'exchange', run, as: options.as ?? 'actor' });
