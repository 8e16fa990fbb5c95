import websocket from '@fastify/websocket';
import { livePath } from '@tervita/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../core/config.ts';
import { assertAccess } from '../../core/http/access.ts';
import { NotAllowed, NotSignedIn } from '../../core/http/errors.ts';
import { isOurOrigin } from '../../core/http/security.ts';
import type { CallLimits } from '../../core/limits/call-limits.ts';
import type { SessionCookie } from '../../core/session/cookie.ts';
import { findActor } from '../../core/session/session-store.ts';
import { Connection } from './connection.ts';
import type { LiveDeps, LiveHub } from './hub.ts';

export { LiveHub } from './hub.ts';

const frameMost = 4_096;

/** Cookie and Origin are judged before the upgrade; afterwards the hub owns the socket. */
export const addLive = async (
  app: FastifyInstance,
  hub: LiveHub,
  deps: Pick<LiveDeps, 'database' | 'clock'> & {
    cookie: SessionCookie;
    config: Config;
    limits: CallLimits;
  },
): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: frameMost, perMessageDeflate: false } });
  app.route({
    method: 'GET',
    url: livePath,
    preValidation: async (request) => {
      if (!isOurOrigin(deps.config, request)) throw new NotAllowed();
      const token = deps.cookie.read(request);
      if (token) deps.limits.beforeSession(token, request);
      const actor = token ? await findActor(deps.database.system, token) : undefined;
      deps.limits.admit(actor, token, request);
      if (!actor) throw new NotSignedIn();
      assertAccess({ access: 'signed-in' }, actor);
      request.liveActor = actor;
    },
    handler: (_request, reply) => reply.code(426).send({ code: 'UPGRADE_REQUIRED' }),
    wsHandler: (socket, request) => {
      if (request.liveActor) hub.add(new Connection(socket, request.liveActor, deps.clock()));
      else socket.close();
    },
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    liveActor?: import('../../core/session/actor.ts').Actor;
  }
}
