import { listPersons, type RepresentedPerson } from '@tervita/contract/persons';
import { useAnswer } from '../../../../../core/api/index.ts';

const fiveMinutes = 300_000;

export const usePersons = () => useAnswer(listPersons, {}, { staleTime: fiveMinutes });

export const usePerson = (personId: string | undefined): RepresentedPerson | undefined =>
  usePersons().data?.persons.find((person) => person.personId === personId);

export const nameOf = ({ firstName, surname }: RepresentedPerson): string => `${firstName} ${surname}`;
