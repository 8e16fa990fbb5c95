import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { boundedText, day, moment, oneLine, personName, placeInList } from './text.ts';

const name = boundedText({ max: 5 });
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
    expect(z.safeParse(boundedText({ min: 3, max: 9 }), 'ab').error?.issues[0]?.message).toBe('tooShort');
  });
});

describe('a text of one line', () => {
  const fault = (value: string) => z.safeParse(oneLine({ max: 50 }), value).error?.issues[0]?.message;
  it.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u202Eb', 'a\u200Bb', 'a\u00ADb', 'a\u2028b', 'a\u2029b', 'a\u2066b'])(
    'shows all that it holds: %j is refused',
    (value) => expect(fault(value)).toBe('hiddenCharacters'),
  );
  it.each(['Köha, 2. osa (uus)', 'Привет <b>', '👩‍⚕️ vastuvõtt', '+372 600 0000'])('may be %s', (value) =>
    expect(fault(value)).toBeUndefined(),
  );
});

describe('a name of a person', () => {
  const fault = (value: string) => z.safeParse(personName({ max: 50 }), value).error?.issues[0]?.message;
  it.each(['Mari-Liis', "O'Neil", 'd’Arc', 'Põldoja', 'Żółć', 'Анна', 'Jr.', 'Nguyễn', 'e\u0301va'])(
    'may be %s',
    (value) => expect(fault(value)).toBeUndefined(),
  );
  it.each([
    ['Mari\r\nDr Andres Põldoja: \u202Eok', 'hiddenCharacters'],
    ['Mari\u200D', 'badName'],
    ['<b>Mari</b>', 'badName'],
    ['https://example.com', 'badName'],
    ['Mari 2', 'badName'],
    ['.-.', 'badName'],
  ])('is not %j', (value, key) => expect(fault(value)).toBe(key));
});

describe('a place in a list', () => {
  const id = '01890000-0000-7000-8000-000000000000';
  it.each([
    [`2026-03-12T10:00:00.000000Z_${id}`, true],
    [`2024-02-29T23:59:59.999999Z_${id}`, true],
    [`9999-99-99T99:99:99.999999Z_${id}`, false],
    [`2026-02-30T10:00:00.000000Z_${id}`, false],
    [`2026-03-12T24:00:00.000000Z_${id}`, false],
    [`0000-01-01T00:00:00.000000Z_${id}`, false],
    [`2026-03-12T10:00:00.000000Z_${'-'.repeat(36)}`, false],
    [`2026-03-12T10:00:00.000000Z_${'a'.repeat(36)}`, false],
    [`2026-03-12T10:00:00.000000Z`, false],
  ])('%s: %s', (value, expected) => {
    expect(z.safeParse(placeInList, value).success).toBe(expected);
  });
});

it.each([
  [day, '0000-01-01'],
  [moment, '0000-01-01T00:00:00Z'],
])('a year that no calendar has is refused', (schema, value) => {
  expect(z.safeParse(schema, value).success).toBe(false);
});
