import { addPerson } from '@tervita/contract/persons';
import { call } from '../../core/call.ts';
import { type Arena, repeated, together } from './arena.ts';

const perDay = 10;

/** However many are added at the same moment, in one day they are ten. */
export const personsAtOnce = async (arena: Arena): Promise<void> => {
  const [patient] = arena.people.patients;
  if (!patient) throw new Error('nobody is signed in');
  const body = { firstName: 'Laps', surname: 'Võistlus', birthDate: '2019-05-06', sex: 'MALE' } as const;
  const ended = await together(
    arena.random,
    repeated(25, () => () => call(arena.target, addPerson, { body }, { as: patient.token })),
  );
  const served = ended.filter(({ status }) => status === 200).length;
  const refused = ended.filter(({ status }) => status === 429).length;
  arena.findings.check('of 25 people who are added at once ten are', served === perDay, { served, refused });
  arena.findings.check('the others hear when to come back', refused === 25 - perDay, { served, refused });
};
