import type { ToolsTexts } from '@tervita/texts/tools-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const toolsPart: Part<ToolsTexts> = {
  en: () => import('@tervita/texts/tools-en'),
  et: () => import('@tervita/texts/tools-et'),
  ru: () => import('@tervita/texts/tools-ru'),
  pl: () => import('@tervita/texts/tools-pl'),
};

export const useToolsTexts = () => usePart(toolsPart).tools;
