import type { PersonsTexts } from '@tervita/texts/persons-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const personsPart: Part<PersonsTexts> = {
  en: () => import('@tervita/texts/persons-en'),
  et: () => import('@tervita/texts/persons-et'),
  ru: () => import('@tervita/texts/persons-ru'),
  pl: () => import('@tervita/texts/persons-pl'),
};

export const usePersonsTexts = () => usePart(personsPart).persons;
