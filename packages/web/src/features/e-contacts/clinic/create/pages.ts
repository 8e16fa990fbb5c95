import { accountPart } from '../../../../core/texts/account.ts';
import { loadPart } from '../../../../core/texts/index.ts';
import { patientsPart } from '../../../patients/index.ts';
import { actionsPart } from '../actions/texts.ts';
import { creatingPart } from './texts.ts';

/** The wizard with its words and those of forms. */
export const createPage = async () => {
  const [page] = await Promise.all([
    import('./create-page.tsx'),
    loadPart(creatingPart),
    loadPart(actionsPart),
    loadPart(patientsPart),
    loadPart(accountPart),
  ]);
  return page;
};
