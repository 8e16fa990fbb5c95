import { describe, expect, it } from 'vitest';
import core from './core.svg?raw';
import { firstPaths } from './first-paths.ts';
import medical from './medical.svg?raw';
import { coreNames, medicalNames, staffNames } from './names.ts';
import staff from './staff.svg?raw';

const idsIn = (picture: string) =>
  Array.from(picture.matchAll(/<path id="([^"]+)" d="[^"]+"\/>/g), ([, id]) => id);

describe('names of icons', () => {
  it.each([
    ['core', core, coreNames],
    ['staff', staff, staffNames],
    ['medical', medical, medicalNames],
  ])('are those in the %s picture', (_name, picture, names) => {
    expect(idsIn(picture)).toEqual([...names]);
  });
  it('have one drawing each', () => {
    expect(coreNames.filter((name) => name in firstPaths)).toEqual([]);
  });
});
