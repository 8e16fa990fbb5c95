import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { useAnswer } from '../../../../../core/api/index.ts';

const fiveMinutes = 300_000;

/** Whether the person has ever sent an e-contact; undefined until it is known. Who cannot be told has not. */
export const useHasWritten = (isNeeded: boolean): boolean | undefined => {
  const asked = { enabled: isNeeded, staleTime: fiveMinutes };
  const open = useAnswer(listPatientEContacts, { query: { size: 1 } }, asked);
  const finished = useAnswer(listPatientEContacts, { query: { size: 1, finished: 'true' } }, asked);
  const answers = [open, finished];
  if (answers.some(({ data }) => data && data.eContacts.length > 0)) return true;
  return answers.every(({ data, isError }) => data || isError) ? false : undefined;
};
