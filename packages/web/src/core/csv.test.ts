import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const cellOf = (value: string | number) =>
  csvOf([[value]])
    .slice(1)
    .trimEnd();

it.each([
  ['a figure', -4.5, '-4.5'],
  ['plain words', 'Kõik korras', 'Kõik korras'],
  ['words with a comma', 'Tere, kõik korras', '"Tere, kõik korras"'],
  ['quotation marks', 'ütles "tere"', '"ütles ""tere"""'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula after a comma', 'Tere,=HYPERLINK("x")', `"Tere,'=HYPERLINK(""x"")"`],
  ['a formula after a semicolon and a space', 'Tere; @SUM(A1)', `"Tere; '@SUM(A1)"`],
  ['a formula in a new line', 'Tere\n+372', `"Tere\n'+372"`],
  ['a formula of wide letters', '＝1', "'＝1"],
])('%s', (_, value, expected) => {
  expect(cellOf(value)).toBe(expected);
});
