import { loadPart } from '../../../../core/texts/index.ts';
import { aiPart } from '../../../ai/index.ts';
import { leavePart } from '../../../leave/index.ts';
import { workingPart } from './texts.ts';

/** The page with its words; the route table knows neither, so that no first load has them. */
export const detailPage = async () => {
  const [page] = await Promise.all([
    import('./detail-page.tsx'),
    loadPart(workingPart),
    loadPart(aiPart),
    loadPart(leavePart),
  ]);
  return page;
};
