import { complete } from './complete-profile.ts';
import { edit, read, settings } from './edit-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';

export const profileCalls = (deps: ProfileDeps) => [read(), complete(deps), edit(deps), settings()];
