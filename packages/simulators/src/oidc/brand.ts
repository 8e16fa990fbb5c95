import { type Account, type BrandName, emailSeen } from './accounts.ts';

type Paths = { authorization: string; token: string; jwks: string; userinfo: string; revocation: string };

export type Brand = {
  word: string;
  paths: Paths;
  scopes: string[];
  cancelled: string;
  /** What the vendor's own document says, with our addresses in it. */
  document: (issuer: string) => Record<string, unknown>;
  claims: (account: Account) => Record<string, unknown>;
};

const google: Brand = {
  word: 'Google',
  paths: {
    authorization: '/o/oauth2/v2/auth',
    token: '/token',
    jwks: '/oauth2/v3/certs',
    userinfo: '/v1/userinfo',
    revocation: '/revoke',
  },
  scopes: ['openid', 'email', 'profile'],
  cancelled: 'access_denied',
  document: (issuer) => ({
    issuer,
    authorization_endpoint: `${issuer}${google.paths.authorization}`,
    token_endpoint: `${issuer}${google.paths.token}`,
    userinfo_endpoint: `${issuer}${google.paths.userinfo}`,
    revocation_endpoint: `${issuer}${google.paths.revocation}`,
    jwks_uri: `${issuer}${google.paths.jwks}`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: google.scopes,
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: 'aud email email_verified exp family_name given_name iat iss name picture sub'.split(
      ' ',
    ),
    code_challenge_methods_supported: ['plain', 'S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
  }),
  claims: (account) => ({
    email: account.email,
    email_verified: account.emailVerified,
    name: `${account.firstName} ${account.surname}`,
    given_name: account.firstName,
    family_name: account.surname,
  }),
};

const apple: Brand = {
  word: 'Apple',
  paths: {
    authorization: '/auth/authorize',
    token: '/auth/token',
    jwks: '/auth/keys',
    userinfo: '/auth/userinfo',
    revocation: '/auth/revoke',
  },
  scopes: ['openid', 'email', 'name'],
  cancelled: 'user_cancelled_authorize',
  document: (issuer) => ({
    issuer,
    authorization_endpoint: `${issuer}${apple.paths.authorization}`,
    token_endpoint: `${issuer}${apple.paths.token}`,
    revocation_endpoint: `${issuer}${apple.paths.revocation}`,
    jwks_uri: `${issuer}${apple.paths.jwks}`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: apple.scopes,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    claims_supported:
      'aud email email_verified exp iat is_private_email iss nonce nonce_supported real_user_status sub transfer_sub'.split(
        ' ',
      ),
  }),
  /** The name is never here, and the booleans are words. */
  claims: (account) => ({
    email: emailSeen(account),
    email_verified: String(account.emailVerified),
    ...(account.relay === undefined ? {} : { is_private_email: 'true' }),
    nonce_supported: true,
  }),
};

export const brands: Record<BrandName, Brand> = { google, apple };
