/** Texts that people read before they agree, by their address in the content service. */
export const documentSlugs = [
  'terms-and-conditions-patient',
  'terms-and-conditions-clinic',
  'privacy-policy',
  'cookie-policy',
  'translation-policy',
] as const;
export type DocumentSlug = (typeof documentSlugs)[number];

/** The day a text came into force. Whoever changes what a text means sets a new day, and everybody is asked again. */
const versions: Record<DocumentSlug, string> = {
  'terms-and-conditions-patient': '2026-09-01',
  'terms-and-conditions-clinic': '2026-09-01',
  'privacy-policy': '2026-09-01',
  'cookie-policy': '2026-11-17',
  'translation-policy': '2026-09-01',
};

export const versionOf = (slug: DocumentSlug): string => versions[slug];

export const isDocumentSlug = (value: string): value is DocumentSlug =>
  documentSlugs.includes(value as DocumentSlug);
