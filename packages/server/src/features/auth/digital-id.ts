import { loginWithDigitalId, startDigitalId } from '@tervita/contract/auth';
import type { ActiveRole } from '@tervita/domain/auth';
import { BusinessError, type Country, countries } from '@tervita/domain/core';
import { isAdult, parsePersonalCode } from '@tervita/domain/persons';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exchange } from '../../core/http/use-case.ts';
import type { SessionCookie } from '../../core/session/cookie.ts';
import { findActor, openSession } from '../../core/session/session-store.ts';
import { newToken } from '../../core/session/token.ts';
import {
  type DigitalIdGateway,
  type DigitalIdResult,
  GatewayUnavailable,
} from '../../integrations/digital-id/gateway.ts';
import { type Identified, saveAttempt, takeAttempt, userFor } from './digital-id-store.ts';
import { toLoginInfo } from './login-info.ts';

export interface DigitalIdDeps {
  readonly gateway: DigitalIdGateway | undefined;
  readonly cookie: SessionCookie;
  readonly publicUrl: string;
}

/** Binds the sign-in to the browser that began it; gone when it ends. */
const attemptCookie = 'tervita-sign-in';
const attemptPath = '/api/login/dokobit';

const rememberAttempt = (reply: FastifyReply, publicUrl: string, token: string) =>
  reply.setCookie(attemptCookie, token, {
    path: attemptPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: 900,
  });

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

/** The page may be served under another local name in a demonstration: come back to where the person is. */
const originOf = (request: FastifyRequest, publicUrl: string) => {
  const { origin } = request.headers;
  return publicUrl.startsWith('http:') && origin ? origin : publicUrl;
};

export const start = ({ gateway, publicUrl }: DigitalIdDeps) =>
  exchange(
    startDigitalId,
    async ({ body, transact, request, reply }) => {
      const returnUrl = new URL('/complete-login', originOf(request, publicUrl)).href;
      const opened = await throughGateway(gateway, (asked) => asked.start(returnUrl, body.locale ?? 'et'));
      const browserToken = newToken();
      await transact((tx, now) => saveAttempt(tx, browserToken, opened.sessionToken, now));
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
  const today = now.toISOString().slice(0, 10);
  if (reading.ok && reading.birthDate && !isAdult(reading.birthDate, today))
    throw new BusinessError('PERSON_IS_UNDERAGE');
};

export const login = ({ gateway, cookie }: DigitalIdDeps) =>
  exchange(
    loginWithDigitalId,
    async ({ body, transact, request, reply, newId, becomes }) => {
      const browserToken = request.cookies[attemptCookie];
      if (!browserToken) throw new BusinessError('DIGITAL_ID_FAILED');
      const result = await throughGateway(gateway, (asked) => asked.status(body.returnToken));
      const { token, actor } = await transact(async (tx, now) => {
        const person = identified(result, await takeAttempt(tx, browserToken, now));
        refuseMinor(person, now);
        const { userId } = await userFor(tx, person, newId, now);
        const employed = await tx
          .selectFrom('employee')
          .select('id')
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        const activeRole: ActiveRole = employed ? 'PRM_DOCTOR' : 'PRM_PATIENT';
        const opened = await openSession(tx, { userId, familyId: newId(), activeRole, assurance: 'HIGH' });
        return { token: opened, actor: await findActor(tx, opened) };
      });
      if (!actor) throw new BusinessError('DIGITAL_ID_FAILED');
      becomes(actor);
      cookie.write(reply, token, actor.endsAt);
      reply.clearCookie(attemptCookie, { path: attemptPath });
      return toLoginInfo(actor);
    },
    { as: 'system' },
  );
