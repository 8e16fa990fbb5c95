import { addInfo, answerInquiry, listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import type { Random } from '../core/random.ts';
import type { SignedIn } from './people.ts';
import { type Write, type Writing, write } from './write.ts';

/** A patient keeps a few conversations open and writes in them. */
const conversations = 3;
const pageSize = 50;

export const patientStep = (
  writing: Writing,
  { person, token }: SignedIn['patients'][number],
  clinicId: string,
  random: Random,
) => {
  const own = new Set<string>();
  const base = { as: token, by: person.userId };

  const begin = async (marker: string) => {
    const body = {
      eContactType: 'COUGH' as const,
      patientPersonId: person.personId,
      clinicId,
      text: marker,
      dangerSigns: ['none'],
    };
    const sent: Write<typeof sendEContactText> = { ...base, route: sendEContactText, sent: { body }, marker };
    const made = await write(writing, sent, random);
    if (made) own.add(made.id);
  };

  return async (marker: string): Promise<void> => {
    if (own.size < conversations || random.chance(0.2)) return begin(marker);
    const query = { size: pageSize };
    const mine = await writing.calls.call(writing.target(), listPatientEContacts, { query }, { as: token });
    if (mine?.status !== 200) return;
    const chosen = random.pick(mine.body.eContacts.filter(({ id }) => own.has(id)));
    if (!chosen) return begin(marker);
    const move = { ...base, marker, seen: chosen.version };
    const params = { id: chosen.id };
    if (chosen.turn === 'PATIENT')
      await write(
        writing,
        { ...move, route: answerInquiry, sent: { params, body: { answer: marker } } },
        random,
      );
    else
      await write(writing, { ...move, route: addInfo, sent: { params, body: { infoText: marker } } }, random);
  };
};
