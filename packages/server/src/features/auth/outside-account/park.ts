import { parkAppleForm } from '@tervita/contract/auth';
import { exchange } from '../../../core/http/use-case.ts';
import { callsPerMinute } from '../../../core/limits/calls-per-minute.ts';
import { clientNetwork } from '../../../core/limits/client-address.ts';
import { type Form, parkForm } from './attempt-store.ts';
import type { OutsideDeps } from './outside-deps.ts';

/** A clinic has one address: enough for everybody in its waiting room, too few to wear the database out. */
const perMinute = 60;

const present = (form: Record<string, string | undefined>): Form =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Anybody's page can post here, so it believes nothing: the page it leads to asks with the browser's cookie. */
export const park = (deps: OutsideDeps) => {
  const admit = callsPerMinute(deps.clock);
  return exchange(
    parkAppleForm,
    async ({ body, transact, request, reply }) => {
      if (deps.countsAddresses) admit(clientNetwork(request.ip), perMinute);
      const { state = '' } = body;
      await transact((tx, now) => parkForm(tx, state, present(body), now));
      reply.code(303).header('location', `/complete-login?${new URLSearchParams({ state })}`);
      return {};
    },
    { as: 'system' },
  );
};
