import { apply } from './apply.ts';
import { preview } from './preview.ts';
import type { SignupDeps } from './signup-deps.ts';

export {
  acceptApplication,
  applicationsOf,
  declineApplication,
  lockOpenApplication,
} from './application-store.ts';
export { checkedClinic, type FirstAdmin, firstAdminOf } from './checked-clinic.ts';
export { joiningLetters } from './joining-letters.ts';

export const clinicSignupCalls = (deps: SignupDeps) => [apply(deps), preview(deps)];
