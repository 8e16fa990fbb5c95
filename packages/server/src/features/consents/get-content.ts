import { getContent as getContentRoute } from '@tervita/contract/consents';
import { type DocumentSlug, isDocumentSlug, versionOf } from '@tervita/domain/consents';
import type { Language } from '@tervita/domain/core';
import { policies as en } from '@tervita/texts/policies/en';
import { policies as et } from '@tervita/texts/policies/et';
import { policies as pl } from '@tervita/texts/policies/pl';
import { policies as ru } from '@tervita/texts/policies/ru';
import { exchange } from '../../core/http/use-case.ts';

const spoken: Record<Language, Record<DocumentSlug, string>> = { et, en, ru, pl };

// Long enough to spare a busy morning, short enough that a changed text is seen soon.
const cacheSeconds = 300;

/** The content service: public texts, the same for everybody. */
export const getContent = exchange(getContentRoute, async ({ query, reply }) => {
  const { slug, locale } = query;
  reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  if (!isDocumentSlug(slug)) return { content: [] };
  return { content: [{ slug, locale, body: spoken[locale][slug], updatedAt: versionOf(slug) }] };
});
