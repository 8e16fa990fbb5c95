import { forget, recall, remember } from '../../core/storage.ts';

const key = 'claim-token';

/** The link of a letter, without what tells the clinic's message: it must not stay in the history of the browser. */
export const keepClaimToken = (): void => {
  const token = location.hash.slice(1);
  if (token === '') return;
  remember('session', key, token);
  history.replaceState(history.state, '', location.pathname);
};

export const keptClaimToken = (): string | undefined => recall('session', key) ?? undefined;

export const forgetClaimToken = (): void => forget('session', key);
