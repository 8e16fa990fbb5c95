import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { normalPassword } from '@tervita/domain/auth';
import { commonPasswordsFile } from '../../../folders.ts';

/** As scripts/common-passwords.mjs writes it: the first bytes of each hash, sorted. */
const bytes = 5;

let loaded: Buffer | undefined;
const list = () => {
  loaded ??= readFileSync(commonPasswordsFile);
  return loaded;
};

const isListed = (text: string): boolean => {
  const hashes = list();
  const wanted = createHash('sha256').update(text).digest().subarray(0, bytes);
  let [low, high] = [0, hashes.length / bytes];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = wanted.compare(hashes, middle * bytes, (middle + 1) * bytes);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
};

/**
 * One of the hundred thousand commonest of its length, in whatever letters, also with a sign or two behind it.
 * One good password in ten million is taken for one of them.
 */
export const isCommonPassword = (typed: string): boolean => {
  const text = normalPassword(typed).toLowerCase();
  const bare = text.replace(/[^\p{L}\p{N}]+$/u, '');
  return isListed(text) || isListed(bare);
};
