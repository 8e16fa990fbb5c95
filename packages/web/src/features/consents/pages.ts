import type { ComponentType } from 'react';
import { loadPart, signedInPart } from '../../core/texts/index.ts';
import { consentsPart } from './texts.ts';

type Page = { Component: ComponentType };

/** The route table stays small: where the words of these pages are is known here. */
const withWords = async (load: () => Promise<Page>): Promise<Page> => {
  const [page] = await Promise.all([load(), loadPart(consentsPart)]);
  return page;
};

export const termsPage = () => withWords(() => import('./policies/terms-page.tsx'));
export const privacyPage = () => withWords(() => import('./policies/privacy-page.tsx'));
export const cookiesPage = () => withWords(() => import('./policies/cookies-page.tsx'));
/** What a refusal says is part of the words after sign-in; the next page needs them too. */
export const consentsPage = async () => {
  const [page] = await Promise.all([
    withWords(() => import('./agree/consents-page.tsx')),
    loadPart(signedInPart),
  ]);
  return page;
};
