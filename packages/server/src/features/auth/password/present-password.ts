import { password as limits } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthDeps } from '../auth-deps.ts';
import { admitClient } from '../client-limit.ts';
import { isPassword } from './password-hash.ts';
import { admitTry } from './sign-in-tries.ts';

interface Typed {
  readonly password: string;
  /** The hash of the right one. */
  readonly kept: string;
  readonly address: string;
}

/** Whoever is signed in shows that they know the password; guessing is counted as at the door. */
export const checkPresentPassword = async (
  deps: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { password, kept, address }: Typed,
): Promise<void> => {
  const client = await admitClient(deps, request, {
    what: 'password',
    perHour: limits.triesPerHourFromOneAddress,
  });
  const tried = await admitTry(deps, { address, browserHash: deps.browser.ensure(request, reply) });
  if (!(await isPassword(kept, password))) throw new BusinessError('WRONG_PASSWORD');
  await tried.succeeded();
  await client.wasRight();
};
