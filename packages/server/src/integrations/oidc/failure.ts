import { ProviderUnavailable } from './provider.ts';

const cancelled = ['access_denied', 'user_cancelled_authorize'];
const busy = ['temporarily_unavailable', 'server_error'];

/** What is wrong with the token or the way back, as opposed to the service. */
const ofTheSignIn = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
];

const textAt = (error: unknown, key: string): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The person changed their mind, the sign-in is not right, or (thrown) the provider cannot serve us. */
export const failureOf = (error: unknown): 'CANCELLED' | 'FAILED' => {
  const code = textAt(error, 'code') ?? '';
  const vendorError = textAt(error, 'error') ?? '';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' && !busy.includes(vendorError))
    return cancelled.includes(vendorError) ? 'CANCELLED' : 'FAILED';
  if (code === 'OAUTH_RESPONSE_BODY_ERROR' && vendorError === 'invalid_grant') return 'FAILED';
  if (ofTheSignIn.includes(code)) return 'FAILED';
  throw new ProviderUnavailable(vendorError || code || 'provider', { cause: error });
};
