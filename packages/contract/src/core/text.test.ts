import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { text } from './text.ts';

const name = text({ max: 5 });
const keyOf = (value: string) => {
  const parsed = z.safeParse(name, value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

describe('a text a person typed', () => {
  it.each([
    ['is trimmed', '  Mari ', 'Mari'],
    ['may be as long as its limit', 'Marii', 'Marii'],
    ['is counted in characters, not in code units', '🦊🦊🦊🦊🦊', '🦊🦊🦊🦊🦊'],
    ['keeps every script', 'Öäü Ж', 'Öäü Ж'],
  ])('%s', (_, given, expected) => expect(keyOf(given)).toBe(expected));

  it.each([
    ['empty', '', 'required'],
    ['only spaces', '   ', 'required'],
    ['too long', 'Mariis', 'tooLong'],
    ['with a character that cannot be stored', 'a\u0000', 'badCharacters'],
    ['with half of a surrogate pair', 'a\ud83d', 'badCharacters'],
  ])('%s is refused with a key that has a sentence', (_, given, key) => expect(keyOf(given)).toBe(key));

  it('may ask for more than one character', () => {
    expect(z.safeParse(text({ min: 3, max: 9 }), 'ab').error?.issues[0]?.message).toBe('tooShort');
  });
});
