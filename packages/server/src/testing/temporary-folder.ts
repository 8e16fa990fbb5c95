import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Goes with the folder of the run, also where the test that made it was cut off. */
export const makeTemporaryFolder = (name: string): string =>
  mkdtempSync(join(inject('postgres').folder, `${name}-`));
