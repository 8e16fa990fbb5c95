import { directionToClinic, type MessageDirection } from '@tervita/domain/e-contacts';
import type { Actor } from '../../../core/session/actor.ts';
import type { Author } from '../e-contact-store.ts';

/** Whoever sends; a job may send for somebody who began. */
export type Writer = Pick<
  Actor,
  'userId' | 'personId' | 'firstName' | 'surname' | 'activeRole' | 'assurance'
>;

/** Who writes for somebody else is their representative. */
export const writingAs = (writer: Omit<Writer, 'assurance'>, patientPersonId: string): Author => ({
  userId: writer.userId,
  kind: writer.personId === patientPersonId ? 'PATIENT' : 'REPRESENTATIVE',
  name: `${writer.firstName} ${writer.surname}`,
  role: null,
});

/** Of what they write to the clinic. */
export const directionFrom = ({ kind }: Author): MessageDirection =>
  directionToClinic(kind === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'PATIENT');
