import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smsSize } from './sms-units.ts';

it.each([
  ['160 a', 'a'.repeat(160), 1],
  ['161 a', 'a'.repeat(161), 2],
  ['306 a', 'a'.repeat(306), 2],
  ['307 a', 'a'.repeat(307), 3],
  ['158 a and a letter of two places', `${'a'.repeat(158)}€`, 1],
  ['159 a and a letter of two places', `${'a'.repeat(159)}€`, 2],
  ['70 õ', 'õ'.repeat(70), 1],
  ['71 õ', 'õ'.repeat(71), 2],
  ['36 emoji', '😀'.repeat(36), 2],
  // 152 places and then a letter of two: the division says 2 parts, the operator sends 3.
  ['a letter of two places at the end of a part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['an emoji at the end of a part', `${'õ'.repeat(66)}😀${'õ'.repeat(66)}`, 3],
  ['nothing', '', 1],
])('%s', (_, text, units) => expect(smsSize(text).units).toBe(units));

it('never needs fewer parts than its letters fill', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 800 }), (text) => {
      const { units, letters, lettersOfOne } = smsSize(text);
      const part = lettersOfOne === 160 ? 153 : 67;
      expect(units).toBeGreaterThanOrEqual(letters <= lettersOfOne ? 1 : Math.ceil(letters / part));
    }),
  );
});
