import type { FilesTexts } from '@tervita/texts/files-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const filesPart: Part<FilesTexts> = {
  en: () => import('@tervita/texts/files-en'),
  et: () => import('@tervita/texts/files-et'),
  ru: () => import('@tervita/texts/files-ru'),
  pl: () => import('@tervita/texts/files-pl'),
};

export const useFileTexts = () => usePart(filesPart).files;
