import { expect, it } from 'vitest';
import { keyedHash } from '../../core/keyed-hash.ts';
import type { Actor } from '../../core/session/actor.ts';
import { readToken, writeToken } from './link-token.ts';

const [first, second] = ['the first secret of this installation', 'the second secret of this installation'];

it('a link that was made before the secret changed still opens its file', () => {
  const actor = { userId: 'u', familyId: 'f', activeRole: 'PRM_PATIENT' } as Actor;
  const now = new Date('2026-03-01T10:00:00Z');
  const file = '0b9dd9fc-54a4-4d0e-9b1d-3a31f3f4d3c5';
  const { token } = writeToken(keyedHash({ usersSecret: first }, 'file-links'), actor, file, now);
  const changing = keyedHash({ usersSecret: second, usersSecretBefore: first }, 'file-links');
  expect(readToken(changing, actor, token, now)).toBe(file);
  const after = keyedHash({ usersSecret: second }, 'file-links');
  expect(readToken(after, actor, token, now)).toBeUndefined();
});
