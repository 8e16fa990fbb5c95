import type { PatientTimeline } from '@tervita/contract/e-contacts';
import { type EContactState, type Move, refusalOf } from '@tervita/domain/e-contacts';
import { now } from '../../../../core/clock.ts';
import { useHasCome } from '../../../../core/use-has-come.ts';

export type Thread = PatientTimeline['eContact'];

const asDate = (moment: string | null) => (moment ? new Date(moment) : null);

export const stateOf = (eContact: Thread): EContactState => ({
  ...eContact,
  openedAt: asDate(eContact.openedAt),
  completedAt: asDate(eContact.completedAt),
});

/** What the patient may do now. A planned reply opens by itself when its time comes. */
export const useMay = (eContact: Thread): ((move: Move) => boolean) => {
  useHasCome(eContact.openedAt);
  return (move) => !refusalOf(move, 'PATIENT', stateOf(eContact), now());
};

/** One unsent text for one conversation: it stays when an answer becomes an addition, or a reason to open it again. */
export const draftKeyOf = ({ id }: Pick<Thread, 'id'>) => `message/${id}`;
