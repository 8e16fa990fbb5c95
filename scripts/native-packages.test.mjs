import { describe, expect, it } from 'vitest';
import { lockProblems } from './native-packages.mjs';

const binding = (platform) => `@rolldown/binding-${platform}-gnu`;
const rolldown = (version) => ({
  version,
  optionalDependencies: { [binding('linux-x64')]: version, [binding('linux-arm64')]: version },
});
const lockWith = (packages) => ({ packages: { '': { name: 'tervita' }, ...packages } });
const complete = {
  'node_modules/rolldown': rolldown('1.2.18'),
  [`node_modules/${binding('linux-x64')}`]: { version: '1.2.18' },
  [`node_modules/${binding('linux-arm64')}`]: { version: '1.2.18' },
};

describe('native packages in the lock file', () => {
  it('is content with each once and its binaries at the same version', () => {
    expect(lockProblems(lockWith(complete))).toEqual([]);
  });

  it('misses a binary that npm would leave out without a word', () => {
    const { [`node_modules/${binding('linux-arm64')}`]: left, ...rest } = complete;
    expect(left).toBeDefined();
    expect(lockProblems(lockWith(rest))).toEqual([
      `rolldown 1.2.18 has no binary for linux-arm64 (${binding('linux-arm64')})`,
    ]);
  });

  it('sees a second version whose binary for one platform is that of the first', () => {
    const nested = 'node_modules/vite/node_modules';
    const problems = lockProblems(
      lockWith({
        ...complete,
        [`${nested}/rolldown`]: rolldown('1.2.19'),
        [`${nested}/${binding('linux-x64')}`]: { version: '1.2.19' },
      }),
    );
    expect(problems).toEqual([
      'rolldown stands in the lock file in two versions',
      `${binding('linux-arm64')} is 1.2.18, but rolldown 1.2.19 needs 1.2.19`,
    ]);
  });
});
