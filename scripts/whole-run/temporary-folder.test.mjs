import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.mjs';

const much = 64 * 2 ** 30;
const little = 2 ** 30;

it('tests write to memory where there is room in it, unless somebody has said where', () => {
  // Without TMPDIR: `undefined` would be the default.
  const nobodySaid = { asked: null };
  expect(temporaryFolder({ ...nobodySaid, room: much, freeMemory: much })).toBe('/dev/shm');
  expect(temporaryFolder({ ...nobodySaid, room: little, freeMemory: much })).toBe(tmpdir());
  expect(temporaryFolder({ ...nobodySaid, room: much, freeMemory: little })).toBe(tmpdir());
  expect(temporaryFolder({ asked: '/somewhere', room: much, freeMemory: much })).toBe('/somewhere');
});
