import { languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { boundedText, day, languageTag, route } from '../../core/index.ts';

const document = z.strictObject({
  slug: z.string(),
  locale: z.enum(languages),
  /** Plain text: "# heading", "- item", "> line of the summary", a blank line between paragraphs. */
  body: z.string(),
  /** The day this text came into force; it is also its version. */
  updatedAt: day,
});

export const getContent = route({
  method: 'GET',
  path: '/content/prm',
  summary: 'A policy text. An unknown slug has no content.',
  access: 'public',
  query: z.strictObject({ slug: boundedText({ max: 100 }), locale: languageTag }),
  response: z.strictObject({ content: z.array(document) }),
});
