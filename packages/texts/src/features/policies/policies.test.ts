import { documentSlugs } from '@tervita/domain/consents';
import { describe, expect, it } from 'vitest';
import { policies as en } from './en.ts';
import { policies as et } from './et.ts';
import { policies as pl } from './pl.ts';
import { policies as ru } from './ru.ts';

const spoken = { et, en, ru, pl };
const all = Object.entries(spoken).flatMap(([language, policies]) =>
  documentSlugs.map((slug) => [language, slug, policies[slug]] as const),
);

const kindOf = (line: string) => /^(# |- |> )/.exec(line)?.[0] ?? (line === '' ? '' : 'text');
/** What the reader sees of the form: headings, paragraphs, items, in their order. */
const formOf = (text: string) => text.split('\n').map(kindOf);

describe.each(all)('%s: %s', (language, slug, text) => {
  it('is a whole text: 500 to 1,200 words', () => {
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.length).toBeLessThanOrEqual(1_200);
  });
  it('begins with three lines in short', () => {
    expect(formOf(text).slice(0, 5)).toEqual(['> ', '> ', '> ', '', '# ']);
  });
  it('has the same parts as in English', () => {
    expect(formOf(text)).toEqual(formOf(en[slug]));
  });
  it('is plain text in the small markup', () => {
    expect(text).not.toMatch(/<|\*|`|!|\t| {2}|\n{3}/);
    expect(text.split('\n').filter((line) => line !== line.trim())).toEqual([]);
    if (language !== 'ru') expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
  });
});

it('names the authority and our address in every privacy policy', () => {
  for (const policies of Object.values(spoken)) {
    expect(policies['privacy-policy']).toContain('Andmekaitse Inspektsioon');
    expect(policies['privacy-policy']).toContain('privacy@tervita.example');
  }
});

it('lists the same storage in every language', () => {
  const named = (text: string) => text.match(/^- \S*tervita[\w.-]*/gm);
  for (const policies of Object.values(spoken))
    expect(named(policies['cookie-policy'])).toEqual(named(en['cookie-policy']));
});
