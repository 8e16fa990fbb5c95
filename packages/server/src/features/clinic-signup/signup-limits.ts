import { emailKey } from '@tervita/domain/persons';
import type { FastifyRequest } from 'fastify';
import { countedNetworks } from '../../core/limits/client-address.ts';
import { admit } from '../../core/limits/credential-counters.ts';
import type { SignupDeps } from './signup-deps.ts';

const hour = 3_600;
type From = Pick<FastifyRequest, 'ip'>;

const keyOf = ({ hash }: SignupDeps, what: string, text: string) =>
  `${what}:${hash(what, text).toString('base64url')}`;

const admitNetworks = async (deps: SignupDeps, ip: string, what: string, most: number): Promise<void> => {
  for (const { network, times } of countedNetworks(ip))
    await admit(deps.database.system, {
      key: keyOf(deps, what, network),
      most: most * times,
      seconds: hour,
    });
};

/** A letter goes to whatever address was typed: neither one network nor many fill a stranger's mailbox. */
export const admitApplication = async (deps: SignupDeps, { ip }: From, address: string): Promise<void> => {
  if (!deps.countsAddresses) return;
  const { system } = deps.database;
  await admitNetworks(deps, ip, 'clinic-from', 10);
  await admit(system, { key: keyOf(deps, 'clinic-to', emailKey(address)), most: 3, seconds: 24 * hour });
};

export const admitPreview = async (deps: SignupDeps, { ip }: From): Promise<void> => {
  if (!deps.countsAddresses) return;
  await admitNetworks(deps, ip, 'agreement-from', 60);
};
