import type { Language } from '@tervita/domain/core';
import type { PdfTexts } from '@tervita/texts/pdf-en';

const spoken: Record<Language, () => Promise<{ texts: PdfTexts }>> = {
  en: () => import('@tervita/texts/pdf-en'),
  et: () => import('@tervita/texts/pdf-et'),
  ru: () => import('@tervita/texts/pdf-ru'),
  pl: () => import('@tervita/texts/pdf-pl'),
};

export const pdfTexts = async (language: Language): Promise<PdfTexts> => (await spoken[language]()).texts;
