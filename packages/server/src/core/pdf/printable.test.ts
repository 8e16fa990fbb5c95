import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['õäöü šž Łódź ёЁ ґ β µ 37,5 °C ≤ 5 €', 'õäöü šž Łódź ёЁ ґ β µ 37,5 °C ≤ 5 €'],
  ['o\u0303 ja s\u030c', 'õ ja š'],
  ['valus 😢 siin', 'valus □ siin'],
  ['👨‍👩‍👧 ja ❤️', '□□□ ja □'],
  ['a\r\nb\tc', 'a\nb    c'],
  ['\u202eabc', 'abc'],
])('%s', (text, printed) => expect(printable(text)).toBe(printed));
