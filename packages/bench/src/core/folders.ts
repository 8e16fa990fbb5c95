import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Open to enter: PostgreSQL, which refuses to run as root, must reach what lies below. */
export const openFolder = (path: string): string => {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
  return path;
};

export const temporaryFolder = (name: string): string =>
  openFolder(mkdtempSync(join(tmpdir(), `tervita-${name.replaceAll(':', '-')}-${process.pid}-`)));
