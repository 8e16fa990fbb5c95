import type { ComponentType } from 'react';
import { loadPart } from '../../core/texts/index.ts';
import { filesPart } from './texts.ts';

type Page = { Component: ComponentType };

/** The route table stays small: where the words of these pages are is known here. */
const withWords = async (load: () => Promise<Page>): Promise<Page> => {
  const [page] = await Promise.all([load(), loadPart(filesPart)]);
  return page;
};

export const filesPage = () => withWords(() => import('./patient/files-page.tsx'));
export const uploadFilesPage = () => withWords(() => import('./patient/upload-files-page.tsx'));
