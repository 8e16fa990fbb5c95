import { expect, it } from 'vitest';
import { readValue } from './ranges.ts';

it('reads a number with a comma or a point, and refuses what cannot be', () => {
  const hdl = { from: 0.2, to: 5 };
  expect(readValue('1,4', hdl)).toBe(1.4);
  expect(readValue(' 1.4 ', hdl)).toBe(1.4);
  expect(readValue('', hdl)).toBeUndefined();
  for (const wrong of ['14', '-1', '1.4.2', '1e1', 'abc', '0,1']) expect(readValue(wrong, hdl)).toBeNaN();
});
