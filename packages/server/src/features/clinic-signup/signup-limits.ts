import { emailKey } from '@tervita/domain/persons';
import type { FastifyRequest } from 'fastify';
import { admitNetworks } from '../../core/limits/admit-networks.ts';
import { admit } from '../../core/limits/credential-counters.ts';
import type { SignupDeps } from './signup-deps.ts';

type From = Pick<FastifyRequest, 'ip'>;

/** A letter goes to whatever address was typed: neither one network nor many fill a stranger's mailbox. */
export const admitApplication = async (deps: SignupDeps, request: From, address: string): Promise<void> => {
  if (!deps.countsAddresses) return;
  await admitNetworks(deps, request, { what: 'clinic', perHour: 10 });
  const key = `clinic-to:${deps.hash('clinic-to', emailKey(address)).toString('base64url')}`;
  await admit(deps.database.system, { key, most: 3, seconds: 24 * 3_600 });
};

export const admitPreview = async (deps: SignupDeps, request: From): Promise<void> => {
  await admitNetworks(deps, request, { what: 'agreement', perHour: 60 });
};
