import type { PeopleTexts } from '@tervita/texts/people-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const peoplePart: Part<PeopleTexts> = {
  en: () => import('@tervita/texts/people-en'),
  et: () => import('@tervita/texts/people-et'),
  ru: () => import('@tervita/texts/people-ru'),
  pl: () => import('@tervita/texts/people-pl'),
};

export const usePeopleTexts = () => usePart(peoplePart).people;
