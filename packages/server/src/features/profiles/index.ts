import { complete } from './complete-profile.ts';
import { edit, read, settings } from './edit-profile.ts';
import { undo } from './email-change/undo.ts';
import type { ProfileDeps } from './profile-deps.ts';

export { readCode } from './claim-code.ts';
export { undoLink } from './email-change/undo-token.ts';
export { fieldFault, phoneIn } from './field-fault.ts';
export { phoneOf } from './phone.ts';

export const profileCalls = (deps: ProfileDeps) => [
  read(),
  complete(deps),
  edit(deps),
  settings(),
  undo(deps),
];
