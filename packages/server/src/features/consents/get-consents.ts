import { getConsents as getConsentsRoute } from '@tervita/contract/consents';
import { exchange } from '../../core/http/use-case.ts';

export const getConsents = exchange(getConsentsRoute, async ({ actor }) => ({ ...actor.consents }));
