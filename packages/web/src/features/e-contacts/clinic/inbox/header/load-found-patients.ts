import { loadPart } from '../../../../../core/texts/index.ts';
import { inboxMorePart } from '../texts.ts';
import { FoundPatients } from './found-patients.tsx';

export const loadFoundPatients = async () => {
  await loadPart(inboxMorePart);
  return { default: FoundPatients };
};
