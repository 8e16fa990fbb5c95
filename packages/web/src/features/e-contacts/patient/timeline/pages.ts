import { loadPart } from '../../../../core/texts/index.ts';
import { warningPart } from '../warning/texts.ts';
import { timelinePart } from './texts.ts';

/** A conversation with its words; the route table knows neither, so that no first load has them. */
export const timelinePage = async () => {
  const [page] = await Promise.all([
    import('./timeline-page.tsx'),
    loadPart(timelinePart),
    loadPart(warningPart),
  ]);
  return page;
};
