import { loadPart } from '../../../../core/texts/index.ts';
import { workingPart } from '../detail/texts.ts';

/** The page with its words. */
export const fillPage = async () => {
  const [page] = await Promise.all([import('./fill-page.tsx'), loadPart(workingPart)]);
  return page;
};

/** wasDangerAsked: signs of danger were asked about a moment ago. */
export const fillAddress = (eContactId: string, type: string, wasDangerAsked = false): string =>
  `/e-contacts/${eContactId}/questionnaire?type=${type}${wasDangerAsked ? '&danger=asked' : ''}`;
