import type { FastifyRequest } from 'fastify';
import { admitNetworks } from '../../core/limits/admit-networks.ts';
import { admit } from '../../core/limits/credential-counters.ts';
import type { SignupDeps } from './signup-deps.ts';

type From = Pick<FastifyRequest, 'ip'>;

/** How many codes go to one mailbox is counted with all other codes. */
export const admitApplication = async (deps: SignupDeps, request: From): Promise<void> => {
  if (!deps.countsAddresses) return;
  await admitNetworks(deps, request, { what: 'clinic', perHour: 10 });
};

/** Whoever has many mailboxes and networks does not fill the list of those who decide. */
export const admitApplicationsInAll = async (deps: SignupDeps): Promise<void> => {
  if (!deps.countsAddresses) return;
  await admit(deps.database.system, { key: 'clinic-applications', most: 30, seconds: 3_600 });
};

export const admitPreview = async (deps: SignupDeps, request: From): Promise<void> => {
  await admitNetworks(deps, request, { what: 'agreement', perHour: 60 });
};
