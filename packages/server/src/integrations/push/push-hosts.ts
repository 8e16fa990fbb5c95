import { pushAddressMax } from '@tervita/domain/notifications';

const fits = (host: string, allowed: string) =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

/**
 * Whether we may post to this address: https, at a push service on the list, at the port the list names. Asked when
 * an address is stored and again before each call, because the list may have become shorter.
 */
export const isPushAddress = (endpoint: string, hosts: readonly string[]): boolean => {
  if (endpoint.length > pushAddressMax || !URL.canParse(endpoint)) return false;
  const { protocol, host, username, password, hash } = new URL(endpoint);
  if (protocol !== 'https:' || username || password || hash) return false;
  return hosts.some((allowed) => fits(host, allowed));
};
