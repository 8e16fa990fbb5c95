import { pathOf, type RouteDefinition } from '@tervita/contract/core';
import { BusinessError, type Language, LogicError } from '@tervita/domain/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { nothingTouched, type Touched, writeAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Fault } from '../fault.ts';
import { idsAt, newId } from '../ids.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { OutboxEvent } from '../outbox/queues.ts';
import type { Actor } from '../session/actor.ts';
import type { SessionCookie } from '../session/cookie.ts';
import { findActor, wasEnded } from '../session/session-store.ts';
import { assertAccess, databaseUserOf } from './access.ts';
import { answerTo, NotAllowed, NotFound, NotSignedIn, SessionEnded, TooMany } from './errors.ts';
import { acceptForms } from './form-body.ts';
import { once } from './idempotency.ts';
import { type Input, readInput } from './input.ts';
import { takeUpload } from './upload.ts';
import {
  type BeforeGiven,
  type CommandGiven,
  type ExchangeGiven,
  FileAnswer,
  JsonText,
  type QueryGiven,
  type UseCase,
} from './use-case.ts';

export interface Plumbing {
  readonly database: Database;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
  readonly publish: (tx: CommandGiven<RouteDefinition>['tx'], event: OutboxEvent) => Promise<void>;
  /** After the commit: hints to open screens. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
  /** An undeclared code is a fault everywhere but in PROD, where the person still gets the sentence. */
  readonly strict: boolean;
  /** What a refusal says to a person, for callers that do not know its code. */
  readonly sentenceOf: (
    code: string,
    language: Language | null,
    emergencyNumber: string | undefined,
  ) => string | undefined;
  readonly limits: CallLimits;
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor | undefined;
  readonly input: Input;
  readonly touched: Touched;
}

const contextOf = (actor: Actor | undefined) => ({
  userId: actor?.userId,
  personId: actor?.personId,
  clinicIds: actor?.clinicIds ?? [],
});

const signedIn = (actor: Actor | undefined): Actor => {
  if (!actor) throw new NotSignedIn();
  return actor;
};

const auditRow = (
  useCase: UseCase,
  call: Call,
  action: 'DENIED' | 'OPENED' | 'SIGN_IN_FAILED' | 'SIGN_IN_STEP' | undefined,
  outcome: number,
) => ({
  requestId: call.request.id,
  actor: call.actor,
  action: action ?? useCase.route.audit ?? 'OPENED',
  route: useCase.route,
  outcome,
  touched: call.touched,
});

/** The parts every kind of use case gets. What the schemas parsed has the types the route promises. */
const given = (call: Call) => ({ ...call.input, actor: call.actor, touched: call.touched });

const runQuery = async (plumbing: Plumbing, useCase: UseCase & { kind: 'query' }, call: Call) => {
  const { database } = plumbing;
  const user = call.actor ? databaseUserOf(call.actor) : 'tervita_clinic';
  const answer = await database.read(user, contextOf(call.actor), (db, now) =>
    useCase.run({ ...given(call), db, now } as QueryGiven<RouteDefinition>),
  );
  if (useCase.route.audit) await writeAudit(database.system, auditRow(useCase, call, undefined, 200));
  return answer;
};

const runCommand = async (plumbing: Plumbing, useCase: UseCase & { kind: 'command' }, call: Call) => {
  const actor = signedIn(call.actor);
  const events: OutboxEvent[] = [];
  const prepared = await useCase.before?.(given(call) as BeforeGiven<RouteDefinition>);
  const answer = await plumbing.database.write(databaseUserOf(actor), contextOf(actor), async (tx, now) => {
    const publish = async (event: OutboxEvent) => {
      await plumbing.publish(tx, event);
      events.push(event);
    };
    const work = () =>
      useCase.run(
        { ...given(call), tx, now, publish, newId: idsAt(now) } as CommandGiven<RouteDefinition>,
        prepared,
      );
    const { key, body, params } = call.input;
    const route = `${useCase.route.method} ${useCase.route.path}`;
    const result = key
      ? await once(
          tx,
          { userId: actor.userId, route, key, body: { params, body }, now, touched: call.touched },
          work,
        )
      : await work();
    if (useCase.route.audit) await writeAudit(tx, auditRow(useCase, call, undefined, 200));
    return result;
  });
  plumbing.announce(events);
  return answer;
};

const runExchange = async (plumbing: Plumbing, useCase: UseCase & { kind: 'exchange' }, call: Call) => {
  const user = useCase.as === 'system' || !call.actor ? 'tervita_system' : databaseUserOf(call.actor);
  let signedInAs = call.actor;
  /** What was published in each transaction: announced when that one stands, whatever becomes of the others. */
  const published = new WeakMap<object, OutboxEvent[]>();
  const exchanged: Omit<ExchangeGiven<RouteDefinition>, 'params' | 'query' | 'body'> = {
    ...given(call),
    actor: call.actor as Actor,
    transact: async (work) => {
      const events: OutboxEvent[] = [];
      const result = await plumbing.database.write(user, contextOf(call.actor), (tx, now) => {
        published.set(tx, events);
        return work(tx, now);
      });
      plumbing.announce(events);
      return result;
    },
    publish: async (tx, event) => {
      await plumbing.publish(tx, event);
      published.get(tx)?.push(event);
    },
    newId: () => newId(plumbing.clock()),
    takeUpload: () => takeUpload(useCase.route, call.request),
    becomes: (actor) => {
      signedInAs = actor;
    },
    request: call.request,
    reply: call.reply,
  };
  const answer = await useCase.run(exchanged as ExchangeGiven<RouteDefinition>);
  if (useCase.route.audit) {
    const named = { ...call, actor: signedInAs };
    const isStep = useCase.route.audit === 'SIGNED_IN' && !signedInAs;
    const row = auditRow(useCase, named, isStep ? 'SIGN_IN_STEP' : undefined, 200);
    await writeAudit(plumbing.database.system, row);
  }
  return answer;
};

const run = (plumbing: Plumbing, useCase: UseCase, call: Call) => {
  if (useCase.kind === 'query') return runQuery(plumbing, useCase, call);
  if (useCase.kind === 'command') return runCommand(plumbing, useCase, call);
  return runExchange(plumbing, useCase, call);
};

const undeclared = (route: RouteDefinition, error: unknown) =>
  (error instanceof BusinessError || error instanceof LogicError) && !route.codes?.includes(error.code);

/** Somebody else was faster: the caller gets the newer record with the refusal. */
const newerFor = (plumbing: Plumbing, useCase: UseCase, call: Call, error: unknown) => {
  const late = error instanceof LogicError && error.code === 'E_CONTACT_CHANGED';
  if (!late || useCase.kind !== 'command' || !useCase.newer) return undefined;
  const { newer } = useCase;
  const actor = signedIn(call.actor);
  return plumbing.database.read(databaseUserOf(actor), contextOf(actor), (db, now) =>
    newer({ ...given(call), db, now } as QueryGiven<RouteDefinition>),
  );
};

/** Refusals that the audit log keeps: of what is not one's own, and of every step of signing in. */
const refusalOf = ({ route }: UseCase, { actor }: Call, error: unknown) => {
  const denied = error instanceof NotAllowed || error instanceof NotFound || error instanceof NotSignedIn;
  if (denied) return actor ? 'DENIED' : undefined;
  const isSignIn = route.audit === 'SIGNED_IN' || route.audit === 'SIGN_IN_STEP';
  const refused = error instanceof BusinessError || error instanceof TooMany;
  return isSignIn && refused ? 'SIGN_IN_FAILED' : undefined;
};

const sendError = async (plumbing: Plumbing, useCase: UseCase, call: Call, error: unknown) => {
  const fault =
    plumbing.strict && undeclared(useCase.route, error)
      ? new Fault('undeclared code', { cause: error })
      : error;
  const { status, body, headers, bug } = answerTo(fault);
  if (bug) call.request.log.error({ err: fault, call: useCase.route.path }, 'fault');
  const action = refusalOf(useCase, call, error);
  if (action) await writeAudit(plumbing.database.system, auditRow(useCase, call, action, status));
  // What is left of the upload is not worth reading.
  if (useCase.route.upload && !call.request.raw.readableEnded) call.reply.header('connection', 'close');
  if (error instanceof NotSignedIn) plumbing.cookie.clear(call.reply);
  const newer = await newerFor(plumbing, useCase, call, error);
  // It holds as much as opening would have shown.
  if (newer !== undefined)
    await writeAudit(plumbing.database.system, auditRow(useCase, call, 'OPENED', status));
  return call.reply
    .code(status)
    .headers(headers ?? {})
    .send({
      ...body,
      message:
        plumbing.sentenceOf(body.code, call.actor?.language ?? null, body.emergencyNumber) ?? body.message,
      requestId: call.request.id,
      ...(newer === undefined ? {} : { newer }),
    });
};

const sendAnswer = async (useCase: UseCase, reply: FastifyReply, answer: unknown) => {
  if (answer instanceof JsonText) return reply.type('application/json; charset=utf-8').send(answer.text);
  if (answer instanceof FileAnswer) {
    // Opened first: when that fails, the refusal must not look like a download.
    const content = await answer.open();
    return reply.headers(answer.headers).send(content);
  }
  // Parsed on the way out: a column nobody declared cannot leak.
  const parsed = z.safeParse(useCase.route.response, answer);
  if (!parsed.success)
    throw new Fault(`answer of ${useCase.route.path} does not fit its contract`, { cause: parsed.error });
  return reply.send(parsed.data);
};

/** Session, access, validation, audit, errors: a new route gets all of it by existing. */
export const serve = (app: FastifyInstance, plumbing: Plumbing, useCase: UseCase): void => {
  const { route } = useCase;
  if (route.crossSiteForm) acceptForms(app);
  app.route({
    method: route.method,
    config: { crossSiteForm: route.crossSiteForm === true, upload: route.upload === true },
    url: pathOf(route),
    handler: async (request, reply) => {
      const blank: Call = {
        request,
        reply,
        actor: undefined,
        input: { params: undefined, query: undefined, body: undefined, key: undefined, seen: undefined },
        touched: nothingTouched(),
      };
      let call = blank;
      const token = plumbing.cookie.read(request);
      const answer = async () => {
        if (token) plumbing.limits.beforeSession(token, request);
        const actor = token ? await findActor(plumbing.database.system, token) : undefined;
        call = { ...blank, actor };
        plumbing.limits.admit(actor, token, request);
        if (token && !actor && route.access !== 'public' && (await wasEnded(plumbing.database.system, token)))
          throw new SessionEnded();
        assertAccess(route, actor);
        call = { ...call, input: readInput(route, request) };
        return await sendAnswer(useCase, reply, await run(plumbing, useCase, call));
      };
      try {
        // A file may be on its way for minutes, and nothing waits behind it.
        return await (route.upload ? answer() : plumbing.limits.during(token, answer));
      } catch (error) {
        return sendError(plumbing, useCase, call, error).catch((second: unknown) => {
          const { status, body, bug } = answerTo(second);
          if (bug) request.log.error({ err: second, call: route.path }, 'fault while refusing');
          return reply.code(status).send({ ...body, requestId: request.id });
        });
      }
    },
  });
};
