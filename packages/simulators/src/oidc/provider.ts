import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration, Provider } from 'oidc-provider';
import type { Clock } from '../core/clock.ts';
import type { SimRequest, SimResponse } from '../core/http-message.ts';
import type { Accounts, BrandName } from './accounts.ts';
import { brands } from './brand.ts';
import type { Memory } from './memory-adapter.ts';

export type Registered = { clientId: string; clientSecret: string; redirectUris: readonly string[] };

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Exactly as registered; but a loopback address may have any port and any of its names, as native apps have. */
const mayReturnTo = (registered: readonly string[], uri: string): boolean => {
  const asked = URL.parse(uri);
  return registered.some((one) => {
    const known = new URL(one);
    if (uri === one) return true;
    return asked !== null && isLoopback(asked) && isLoopback(known) && asked.pathname === known.pathname;
  });
};

const signingKey = async () => {
  const { exportJWK, generateKeyPair } = await import('jose');
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const named = { kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  return {
    kid: named.kid,
    privateKey,
    privateJwk: { ...(await exportJWK(privateKey)), ...named },
    publicJwk: { ...(await exportJWK(publicKey)), ...named },
  };
};

type Opening = {
  brand: BrandName;
  issuer: string;
  registered: Registered;
  accounts: Accounts;
  clock: Clock;
  memory: Memory;
  errorPage: (code: string) => SimResponse;
};

const configurationOf = (
  { brand, registered, accounts, errorPage }: Opening,
  key: Awaited<ReturnType<typeof signingKey>>,
  adapter: Configuration['adapter'],
): Configuration => {
  const { paths, scopes } = brands[brand];
  const { userinfo, ...routes } = paths;
  return {
    adapter,
    clients: [
      {
        client_id: registered.clientId,
        client_secret: registered.clientSecret,
        redirect_uris: [...registered.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key.privateJwk] },
    cookies: {
      keys: [crypto.randomUUID()],
      names: { session: `${brand}_session`, interaction: `${brand}_interaction`, resume: `${brand}_resume` },
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'is_private_email'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    scopes,
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    routes: { ...routes, userinfo },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: {
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      AuthorizationCode: 600,
      AccessToken: 3600,
      IdToken: 3600,
    },
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    findAccount: (_ctx, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      return { accountId: subject, claims: () => ({ sub: subject, ...brands[brand].claims(account) }) };
    },
    /** Choosing the account is the consent too, so nobody is asked twice. */
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: registered.clientId,
        ...(ctx.oidc.session?.accountId === undefined ? {} : { accountId: ctx.oidc.session.accountId }),
      });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      const { status, headers, body } = errorPage(out.error);
      ctx.status = status;
      ctx.set(headers);
      ctx.body = body;
    },
    enableHttpPostMethods: false,
  };
};

/** The cookie of the provider's own session never travels: everybody is asked anew who they are. */
const withoutSession = (brand: BrandName, cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith(`${brand}_session`))
    .join('; ');

/**
 * Without the time it ends at, unless it ends at once: a browser holds that against the machine's clock, which may be
 * another than ours. What a sign-in remembers ends by our clock all the same.
 */
const withoutEnd = (cookie: string) =>
  cookie.includes('expires=Thu, 01 Jan 1970') ? cookie : cookie.replace(/; expires=[^;]+/i, '');

const hopHeaders = ['connection', 'transfer-encoding', 'content-length', 'date'];

export type Opened = Awaited<ReturnType<typeof openProvider>>;

/** The vendor's engine. It is loaded when somebody first comes, because most runs never need it. */
export const openProvider = async (opening: Opening) => {
  const { brand, issuer, clock, memory, registered } = opening;
  const key = await signingKey();
  const [{ Provider }, { inject }] = await Promise.all([import('oidc-provider'), import('light-my-request')]);
  const provider = new Provider(
    issuer,
    configurationOf(
      opening,
      key,
      memory.adapterFor(() => clock.now().getTime()),
    ),
  );
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (uri: string) => mayReturnTo(registered.redirectUris, uri);
  const { host, protocol, pathname } = new URL(issuer);
  const engine = provider.callback();

  const through = async (
    request: SimRequest,
    handle: (message: IncomingMessage, response: ServerResponse) => unknown,
  ): Promise<SimResponse> => {
    const query = request.query.size > 0 ? `?${request.query}` : '';
    // The body may have been rewritten on the way: its length is counted anew.
    const { 'content-length': _counted, ...asSent } = request.headers;
    const answer = await inject(
      (message, response) => {
        Object.assign(message, { originalUrl: `${pathname.replace(/\/$/, '')}${message.url}` });
        handle(message, response);
      },
      {
        method: request.method,
        url: `${request.path}${query}`,
        headers: {
          ...asSent,
          host,
          'x-forwarded-proto': protocol.slice(0, -1),
          cookie: withoutSession(brand, request.headers.cookie ?? ''),
        },
        ...(request.body === '' ? {} : { payload: request.body }),
      },
    );
    const headers: SimResponse['headers'] = {};
    for (const [name, value] of Object.entries(answer.headers)) {
      if (name === 'set-cookie') headers[name] = [value ?? []].flat().map(String).map(withoutEnd);
      else if (value !== undefined && !hopHeaders.includes(name))
        headers[name] = Array.isArray(value) ? value : String(value);
    }
    return { status: answer.statusCode, headers, body: answer.payload };
  };

  return {
    key,
    answer: (request: SimRequest) => through(request, engine),
    /** What the product asked for, or nothing when the sign-in is over. */
    asked: async (
      request: SimRequest,
    ): Promise<Awaited<ReturnType<Provider['interactionDetails']>> | undefined> => {
      let found: Awaited<ReturnType<Provider['interactionDetails']>> | undefined;
      await through(request, async (message, response) => {
        found = await provider.interactionDetails(message, response).catch(() => undefined);
        response.end();
      });
      return found;
    },
    finish: (request: SimRequest, result: { login: { accountId: string } } | { error: string }) =>
      through(request, (message, response) =>
        provider
          .interactionFinished(message, response, result, { mergeWithLastSubmission: false })
          .catch(() => response.writeHead(400).end()),
      ),
  };
};
