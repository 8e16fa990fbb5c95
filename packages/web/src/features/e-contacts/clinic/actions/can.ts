import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { type Move, refusalOf } from '@tervita/domain/e-contacts';
import { now } from '../../../../core/clock.ts';

type State = Pick<
  ClinicEContactRow,
  'status' | 'turn' | 'version' | 'membershipPending' | 'clinicHasAnswered'
>;

/** Whether staff can do this now: what cannot be done has no button and no key. */
export const can = (move: Move, state: State): boolean =>
  refusalOf(move, 'CLINIC', { ...state, openedAt: null, completedAt: null }, now()) === undefined;
