import { describe, expect, it } from 'vitest';
import { help as en } from './en.ts';
import { help as et } from './et.ts';
import { help as pl } from './pl.ts';
import { help as ru } from './ru.ts';

const wordsOf = (help: typeof en) =>
  Object.entries(help.articles('999')).map(([id, { title, lines }]) => ({ id, lines: [title, ...lines] }));
const formOf = (help: typeof en) => wordsOf(help).map(({ id, lines }) => `${id} ${lines.length}`);

describe.each([
  ['en', en],
  ['et', et],
  ['ru', ru],
  ['pl', pl],
])('answers in %s', (_, help) => {
  const lines = wordsOf(help).flatMap((article) => article.lines);

  it('has the same answers as English, line by line', () => {
    expect(formOf(help)).toEqual(formOf(en));
    expect(lines.filter((line) => line === '' || line !== line.trim() || line.includes('!'))).toEqual([]);
  });

  it('names the emergency number of the country, and no other', () => {
    expect(lines.filter((line) => line.includes('999'))).toHaveLength(1);
    expect(lines.join(' ')).not.toMatch(/\b(112|911)\b/);
  });
});
