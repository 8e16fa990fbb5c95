import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { forbidsPrograms, temporaryFolder } from './temporary-folder.mjs';

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

it('nor to memory from which no program may be run', () => {
  const line = (options) => `tmpfs /dev/shm tmpfs ${options} 0 0\nproc /proc proc rw,noexec 0 0\n`;
  expect(forbidsPrograms('/dev/shm', line('rw,nosuid,nodev,noexec,size=65536k'))).toBe(true);
  expect(forbidsPrograms('/dev/shm', line('rw,nosuid,nodev'))).toBe(false);
});
