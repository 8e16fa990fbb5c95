import { execFileSync } from 'node:child_process';

/** Whoever runs several commands seeds one folder for all; a command that is run by itself finds none. */
const { BENCH_SEEDED_FOLDER: seededFolder } = process.env;

/** With the owners of its files: PostgreSQL's belong to the account it runs as. */
export const copySeeded = (folder: string): boolean => {
  if (!seededFolder) return false;
  execFileSync('cp', ['-a', `${seededFolder}/.`, folder]);
  return true;
};
