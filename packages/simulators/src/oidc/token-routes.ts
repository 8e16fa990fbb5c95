import type { Clock } from '../core/clock.ts';
import type { FaultQueue } from '../core/faults.ts';
import { json, parseJson, type Route, type SimRequest, type SimResponse } from '../core/http-message.ts';
import type { Brand } from './brand.ts';
import { resealed, tokenFaults } from './id-token.ts';
import type { Opened } from './provider.ts';

type Tokens = {
  brand: Brand;
  clock: Clock;
  faults: FaultQueue<string>;
  issuer: () => string;
  open: () => Promise<Opened>;
  /** Says whether the caller is who it claims, and gives the request as the engine understands it. */
  admitted: (request: SimRequest) => Promise<SimRequest | undefined>;
};

const invalidClient = json(400, { error: 'invalid_client' });

export const tokenRoutes = ({ brand, clock, faults, issuer, open, admitted }: Tokens): Route[] => {
  /** A scripted fault waits until there is a token to spoil. */
  const spoiled = async (answer: SimResponse, engine: Opened): Promise<SimResponse> => {
    const body = parseJson(answer.body);
    if (answer.status !== 200 || typeof body !== 'object' || body === null) return answer;
    const token: unknown = Reflect.get(body, 'id_token');
    if (typeof token !== 'string') return answer;
    const taken = faults.take((one) => tokenFaults.some((kind) => kind === one.kind));
    const fault = tokenFaults.find((kind) => kind === taken?.kind);
    const extra = brand.word === 'Apple' ? { nonce_supported: true } : {};
    const sealed = await resealed(token, { key: engine.key, clock, fault, extra });
    return json(200, { ...body, id_token: fault === 'no-id-token' ? undefined : sealed });
  };

  return [
    {
      method: 'GET',
      path: /^\/\.well-known\/openid-configuration$/,
      handle: () => json(200, brand.document(issuer())),
    },
    {
      method: 'GET',
      path: new RegExp(`^${brand.paths.jwks}$`),
      handle: async () => json(200, { keys: [(await open()).key.publicJwk] }),
    },
    {
      method: 'POST',
      path: new RegExp(`^${brand.paths.token}$`),
      handle: async (request) => {
        const caller = await admitted(request);
        if (!caller) return invalidClient;
        const engine = await open();
        return spoiled(await engine.answer(caller), engine);
      },
    },
    {
      method: 'POST',
      path: new RegExp(`^${brand.paths.revocation}$`),
      handle: async (request) => {
        const caller = await admitted(request);
        return caller ? (await open()).answer(caller) : invalidClient;
      },
    },
    {
      method: 'GET',
      path: new RegExp(`^${brand.paths.userinfo}$`),
      handle: async (request) => (await open()).answer(request),
    },
  ];
};
