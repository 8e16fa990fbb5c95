import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { refuseWeak } from './new-password.ts';

const isRefused = (password: string) => {
  try {
    refuseWeak(password, 'somebody@example.com');
    return false;
  } catch {
    return true;
  }
};

describe('a password that many have', () => {
  it.each([
    'password12345',
    'football12345',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'Aa123456789',
    '1234567890q',
    'asdfghjkl1',
    'samsung1234',
    'SAMSUNG1234!',
    'fuckyou123',
    'christopher',
    'manchester1',
    'alexandria',
  ])('%s is refused', (password) => expect(isRefused(password)).toBe(true));

  it.each([
    'sinine paat sõidab',
    'V7#kdpQ2mz!x',
    'kaks karu metsas',
    'żółta łódka płynie',
    'tugev-kask-77-meri',
  ])('%s is not one of them', (password) => expect(isRefused(password)).toBe(false));

  it('is found in a list of its own, wherever it stands in it', () => {
    // The commonest and rare ones of the public list, none of which the rules know.
    expect(['christopher', 'alexandria', 'manchester', 'rollercoaster'].map(isCommonPassword)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const made = Array.from({ length: 2_000 }, (_, number) => `nobody has this ${number * 7919}`);
    expect(made.filter(isCommonPassword)).toEqual([]);
  });
});
