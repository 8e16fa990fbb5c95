import { complete } from './complete.ts';
import { link } from './link.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { park } from './park.ts';
import { start } from './start.ts';

export type { OutsideDeps } from './outside-deps.ts';
export { putLinksAside, waitingLink } from './waiting-link.ts';

export const outsideCalls = (deps: OutsideDeps) => [start(deps), park(), complete(deps), link(deps)];
