import { loadPart } from '../../core/texts/index.ts';
import { templatesPart } from './texts.ts';

/** The page with its words; the route table knows neither, so that no first load has them. */
export const templatesPage = async () => {
  const [page] = await Promise.all([import('./page/templates-page.tsx'), loadPart(templatesPart)]);
  return page;
};
