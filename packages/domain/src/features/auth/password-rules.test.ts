import { describe, expect, it } from 'vitest';
import { normalPassword, passwordFaultsOf, wordsOfEmail } from './password-rules.ts';

describe('a password', () => {
  it.each([
    'sinine paat sõidab',
    'tugev-kask-77-meri',
    'correct horse battery',
    'зелёная лодка плывёт',
    'żółta łódka płynie',
    'V7#kdpQ2mz!x',
    '🦊 foxes in the snow',
  ])('%s is good', (good) => expect(passwordFaultsOf(good)).toEqual([]));

  it.each([
    ['short', ['tooShort']],
    ['a'.repeat(129), ['tooLong', 'tooCommon']],
    ['Password123!', ['tooCommon']],
    ['P@ssw0rd2026', ['tooCommon']],
    ['1234567890', ['tooCommon']],
    ['qwertyuiop', ['tooCommon']],
    ['0987654321', ['tooCommon']],
    ['abcabcabcabc', ['tooCommon']],
    ['tervita2026', ['tooCommon']],
    ['minuparool123', ['tooCommon']],
    ['парольпароль', ['tooCommon']],
    ['48506144713', ['tooCommon']],
    ['password12345', ['tooCommon']],
    ['football12345', ['tooCommon']],
    ['12345password', ['tooCommon']],
    ['1q2w3e4r5t6y', ['tooCommon']],
    ['1qaz2wsx3edc', ['tooCommon']],
    ['Aa123456789', ['tooCommon']],
    ['1234567890q', ['tooCommon']],
    ['asdfghjkl1', ['tooCommon']],
    ['qwertyuiop1234', ['tooCommon']],
    ['14.06.1985', ['tooCommon']],
    ['+372 5123 4567', ['tooCommon']],
  ])('%s is refused', (bad, faults) => expect(passwordFaultsOf(bad)).toEqual(faults));

  it('is not the address of the person', () => {
    expect(passwordFaultsOf('kasemaa1987', wordsOfEmail('liis.kasemaa@example.com'))).toEqual([
      'tooPersonal',
    ]);
  });
  it('may hold a part of the address among other words', () => {
    expect(passwordFaultsOf('liis loves long walks', wordsOfEmail('liis@example.com'))).toEqual([]);
  });
  it('is the same however its letters were typed', () => {
    expect(normalPassword('õ'.normalize('NFD'))).toBe(normalPassword('õ'));
  });
});
