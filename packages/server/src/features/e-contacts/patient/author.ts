import { directionToClinic, type MessageDirection } from '@tervita/domain/e-contacts';
import type { Actor } from '../../../core/session/actor.ts';
import type { Author } from '../e-contact-store.ts';

/** Who writes for somebody else is their representative. */
export const writingAs = (actor: Actor, patientPersonId: string): Author => ({
  userId: actor.userId,
  kind: actor.personId === patientPersonId ? 'PATIENT' : 'REPRESENTATIVE',
  name: `${actor.firstName} ${actor.surname}`,
  role: null,
});

/** Of what they write to the clinic. */
export const directionFrom = ({ kind }: Author): MessageDirection =>
  directionToClinic(kind === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'PATIENT');
