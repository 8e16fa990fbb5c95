import type { AuthDeps } from '../auth/index.ts';

export interface ProfileDeps extends AuthDeps {
  readonly personalCodeRequired: boolean;
}
