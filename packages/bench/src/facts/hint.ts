import { sendEContactText } from '@tervita/contract/e-contacts';
import { call, type Target } from '../core/call.ts';
import type { LiveSocket } from '../core/live-socket.ts';
import type { SignedIn } from '../traffic/people.ts';

/** A patient writes at one process; how long until an open inbox, maybe of another process, hears of it. */
export const hintAfterWrite = async (
  writesAt: Target,
  inbox: LiveSocket,
  people: SignedIn,
  withinMs: number,
): Promise<number | undefined> => {
  const [patient] = people.patients;
  if (!patient) throw new Error('nobody to write');
  const { clinicId } = people;
  const before = inbox.messages.length;
  const text = 'Palun helistage mulle.';
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: patient.person.personId,
    clinicId,
    text,
    dangerSigns: ['none'],
  };
  const sent = await call(writesAt, sendEContactText, { body }, { as: patient.token });
  if (sent.status !== 200) throw new Error(`a patient could not write: ${sent.status} ${sent.code}`);
  const isHint = ({ type }: { type: string }) => type === 'E_CONTACTS_CHANGED';
  return inbox.heard(isHint, before, withinMs);
};
