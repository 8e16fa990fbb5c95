import type { Clock } from '../../core/clock.ts';
import type { AuthDeps } from '../auth/index.ts';

export interface SignupDeps extends AuthDeps {
  readonly clock: Clock;
}
