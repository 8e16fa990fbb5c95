import { loginWithDigitalId, startDigitalId } from '@tervita/contract/auth';
import { BusinessError, type Country, countries } from '@tervita/domain/core';
import { isAdult, parsePersonalCode } from '@tervita/domain/persons';
import type { FastifyReply } from 'fastify';
import { dayOf } from '../../core/clock.ts';
import type { Tx } from '../../core/database/database.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { endFamily } from '../../core/session/session-store.ts';
import { newToken } from '../../core/session/token.ts';
import {
  type DigitalIdGateway,
  type DigitalIdResult,
  GatewayUnavailable,
} from '../../integrations/digital-id/gateway.ts';
import type { Telling } from './accounts/new-way-in.ts';
import { waitingWays } from './accounts/waiting-ways.ts';
import type { AuthDeps } from './auth-deps.ts';
import { type Confirmed, confirmIdentity } from './confirm-identity.ts';
import {
  type Attempt,
  forgetClaim,
  type Identified,
  saveAttempt,
  takeAttempt,
  userFor,
} from './digital-id-store.ts';
import { answerSignedIn, openSessionFor } from './open-session-for.ts';
import { putLinksAside } from './outside-account/index.ts';
import { returnOrigin } from './return-origin.ts';

export interface DigitalIdDeps extends AuthDeps {
  readonly gateway: DigitalIdGateway | undefined;
}

/** Binds the sign-in to the browser that began it; gone when it ends. Over https no other host can plant it. */
const attemptCookie = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-tervita-sign-in' : 'tervita-sign-in';
  return { name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const };
};

const rememberAttempt = (reply: FastifyReply, publicUrl: string, token: string) => {
  const { name, options } = attemptCookie(publicUrl);
  return reply.setCookie(name, token, { ...options, maxAge: 900 });
};

const throughGateway = async <T>(
  gateway: DigitalIdGateway | undefined,
  ask: (gateway: DigitalIdGateway) => Promise<T>,
): Promise<T> => {
  if (!gateway) throw new BusinessError('DIGITAL_ID_NOT_AVAILABLE');
  try {
    return await ask(gateway);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new BusinessError('DIGITAL_ID_NOT_AVAILABLE');
    throw error;
  }
};

export const start = ({ gateway, publicUrl }: DigitalIdDeps) =>
  exchange(
    startDigitalId,
    async ({ actor, body, transact, request, reply }) => {
      const returnUrl = new URL('/complete-login', returnOrigin(request, publicUrl)).href;
      const opened = await throughGateway(gateway, (asked) => asked.start(returnUrl, body.locale ?? 'et'));
      const browserToken = newToken();
      const confirmsUserId = body.confirm ? actor?.userId : undefined;
      const attempt = { sessionToken: opened.sessionToken, confirmsUserId };
      await transact((tx, now) => saveAttempt(tx, browserToken, attempt, now));
      rememberAttempt(reply, publicUrl, browserToken);
      return opened;
    },
    { as: 'system' },
  );

const isCountry = (text: string): text is Country => countries.some((country) => country === text);

/** Only somebody whose code we can read, and who came back to the browser that sent them. */
const identified = (result: DigitalIdResult, expectedToken: string | undefined): Identified => {
  if (
    result.outcome !== 'IDENTIFIED' ||
    result.sessionToken !== expectedToken ||
    !isCountry(result.country)
  ) {
    throw new BusinessError('DIGITAL_ID_FAILED');
  }
  const { country, code, firstName, surname } = result;
  if (!parsePersonalCode(country, code).ok) throw new BusinessError('DIGITAL_ID_FAILED');
  return { country, code, firstName, surname };
};

const refuseMinor = ({ country, code }: Identified, now: Date) => {
  const reading = parsePersonalCode(country, code);
  if (reading.ok && reading.birthDate && !isAdult(reading.birthDate, dayOf(now, country)))
    throw new BusinessError('PERSON_IS_UNDERAGE');
};

/** Confirming needs the same person still signed in; anybody else simply signs in. */
const accountOf = async (
  tx: Tx,
  { confirmsUserId }: Attempt,
  actor: Actor | undefined,
  person: Identified,
  { now, ...telling }: Telling & { now: Date },
): Promise<Confirmed> =>
  actor && actor.userId === confirmsUserId
    ? confirmIdentity(tx, telling, actor, person, now)
    : { userId: await userFor(tx, person, telling.newId, now), ended: [] };

export const login = (deps: DigitalIdDeps) =>
  exchange(
    loginWithDigitalId,
    async ({ actor, body, transact, request, reply, newId, publish, becomes }) => {
      const cookie = attemptCookie(deps.publicUrl);
      const browserToken = request.cookies[cookie.name];
      if (!browserToken) throw new BusinessError('DIGITAL_ID_FAILED');
      const result = await throughGateway(deps.gateway, (asked) => asked.status(body.returnToken));
      const opening = { request, reply, newId, publish, becomes };
      const opened = await transact(async (tx, now) => {
        const attempt = await takeAttempt(tx, browserToken, now);
        const person = identified(result, attempt?.sessionToken);
        refuseMinor(person, now);
        if (!attempt) throw new BusinessError('DIGITAL_ID_FAILED');
        const { userId, ended } = await accountOf(tx, attempt, actor, person, { newId, publish, now });
        await forgetClaim(tx, userId);
        const browserHash = deps.browser.ensure(request, reply);
        await putLinksAside(tx, { userId, browserHash }, newId, now);
        // The session before this one was of less worth, or of somebody else.
        if (actor) await endFamily(tx, actor.familyId);
        const asksAboutWaysIn = (await waitingWays(tx, userId, now)).length > 0;
        const session = await openSessionFor(tx, deps, opening, { userId, method: 'DIGITAL_ID' }, now);
        return { session, asksAboutWaysIn, ended };
      });
      const ended = new Set([...opened.ended, ...(actor ? [actor.familyId] : [])]);
      await Promise.all([...ended].map(deps.sessionEnded));
      reply.clearCookie(cookie.name, cookie.options);
      const { asksAboutWaysIn } = opened;
      return { ...answerSignedIn(deps, opening, opened.session), asksAboutWaysIn };
    },
    { as: 'system' },
  );
