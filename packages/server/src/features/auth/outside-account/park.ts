import { parkAppleForm } from '@tervita/contract/auth';
import { exchange } from '../../../core/http/use-case.ts';
import { type Form, parkForm } from './attempt-store.ts';

const present = (form: Record<string, string | undefined>): Form =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Anybody's page can post here, so it believes nothing: the page it leads to asks with the browser's cookie. */
export const park = () =>
  exchange(
    parkAppleForm,
    async ({ body, transact, reply }) => {
      const { state = '' } = body;
      await transact((tx, now) => parkForm(tx, state, present(body), now));
      reply.code(303).header('location', `/complete-login?${new URLSearchParams({ state })}`);
      return {};
    },
    { as: 'system' },
  );
