import type { OutsideProvider } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import { type AccountProvider, ProviderUnavailable } from '../../../integrations/oidc/provider.ts';
import type { AuthDeps } from '../auth-deps.ts';

export interface OutsideDeps extends AuthDeps {
  readonly providers: Readonly<Partial<Record<OutsideProvider, AccountProvider>>>;
}

/** A provider that is not set up, or away: the person may come another way, or later. */
export const throughProvider = async <T>(
  { providers }: Pick<OutsideDeps, 'providers'>,
  name: OutsideProvider,
  ask: (provider: AccountProvider) => Promise<T>,
): Promise<T> => {
  const provider = providers[name];
  if (!provider) throw new BusinessError('OUTSIDE_SIGN_IN_NOT_AVAILABLE');
  try {
    return await ask(provider);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new BusinessError('OUTSIDE_SIGN_IN_NOT_AVAILABLE');
    throw error;
  }
};
