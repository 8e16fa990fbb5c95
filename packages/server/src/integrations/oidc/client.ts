import type { ClientAuth, Configuration, DiscoveryRequestOptions, ServerMetadata } from 'openid-client';
import { boundedFetch } from './bounded.ts';
import { identityIn } from './claims.ts';
import { failureOf } from './failure.ts';
import { type AccountProvider, type CameBack, type OutsideResult, ProviderUnavailable } from './provider.ts';

export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  /** Loopback issuers may speak http where simulators run. */
  readonly mayBePlain: boolean;
  readonly parameters: Readonly<Record<string, string>>;
  /** The proof of who we are; made anew for each sign-in. */
  readonly secret: () => Promise<string>;
  /** For a whole step, whatever number of requests it takes. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Loaded at the first sign-in: start-up and memory stay as they are for those who never use it. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

const isPlain = ({ issuer, mayBePlain }: OidcClient): boolean => {
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'https:') return false;
  if (!mayBePlain || !loopback.includes(hostname)) throw new Error('the issuer must be https');
  return true;
};

/** Only what the protocol knows; whatever else came along is not passed on. */
const known = ['code', 'state', 'iss', 'error', 'error_description'];
const callbackUrl = ({ redirectUri, parameters }: CameBack): URL => {
  const url = new URL(redirectUri);
  for (const name of known) {
    const value = parameters[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
};

export const oidcProvider = (client: OidcClient): AccountProvider => {
  const plain = isPlain(client);
  let described: ServerMetadata | undefined;

  const describe = async (openid: Library, options: DiscoveryRequestOptions): Promise<ServerMetadata> => {
    try {
      const { issuer, clientId } = client;
      const found = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), options);
      return found.serverMetadata();
    } catch (error) {
      throw new ProviderUnavailable('provider not found', { cause: error });
    }
  };

  /** Made anew for each step, because each has its own deadline. */
  const configured = async (openid: Library, auth: ClientAuth): Promise<Configuration> => {
    const fetch = boundedFetch(AbortSignal.timeout(client.timeoutMs ?? usualTimeoutMs));
    const execute = plain ? [openid.allowInsecureRequests] : [];
    described ??= await describe(openid, { execute, [openid.customFetch]: fetch });
    const config = new openid.Configuration(described, client.clientId, undefined, auth);
    config[openid.customFetch] = fetch;
    for (const extend of execute) extend(config);
    // Otherwise a token that came straight from the provider would be believed unsigned.
    openid.enableNonRepudiationChecks(config);
    return config;
  };

  /** After a failure the provider is asked anew where its parts are. */
  const forgetting = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      described = undefined;
      throw error;
    }
  };

  const identify = async (back: CameBack): Promise<OutsideResult> => {
    const openid = await library();
    const config = await configured(openid, openid.ClientSecretPost(await client.secret()));
    const tokens = await openid.authorizationCodeGrant(config, callbackUrl(back), {
      pkceCodeVerifier: back.codeVerifier,
      expectedState: back.state,
      expectedNonce: back.nonce,
      idTokenExpected: true,
    });
    const identity = identityIn(tokens.claims(), back.parameters.user);
    return identity ? { outcome: 'IDENTIFIED', ...identity } : { outcome: 'FAILED' };
  };

  return {
    start: ({ redirectUri, locale }) =>
      forgetting(async () => {
        const openid = await library();
        const config = await configured(openid, openid.None());
        const codeVerifier = openid.randomPKCECodeVerifier();
        const [state, nonce] = [openid.randomState(), openid.randomNonce()];
        const url = openid.buildAuthorizationUrl(config, {
          ...client.parameters,
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: locale,
        });
        return { url: url.href, state, nonce, codeVerifier };
      }),
    complete: async (back) => {
      const { code, error, state } = back.parameters;
      if (state !== back.state || (code === undefined && error === undefined)) return { outcome: 'FAILED' };
      return forgetting(() =>
        identify(back).catch((failure: unknown) => {
          if (failure instanceof ProviderUnavailable) throw failure;
          return { outcome: failureOf(failure) };
        }),
      );
    },
  };
};
