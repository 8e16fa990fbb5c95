import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { normalPassword } from '@tervita/domain/auth';
import { TryLater } from '../../../core/http/errors.ts';
import { waitingLine } from '../../../core/limits/waiting-line.ts';

/** OWASP's least for Argon2id. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Two of the four threads of the pool: the others are left for files and packed answers. Those who wait, wait about a second and a half. */
const line = waitingLine({
  atOnce: 2,
  waitingMost: 60,
  refuse: () => {
    throw new TryLater();
  },
});

/** Throws where so many are being checked that one more would be told to come later. */
export const assertRoomToCheck = line.assertRoom;

export const hashPassword = (password: string): Promise<string> =>
  line.run(() => hash(normalPassword(password), cost));

let nobody: Promise<string> | undefined;
/** Somebody without a password is checked as well, against one that nobody has: it takes as long. */
const hashOfNobody = () => {
  // Once in the life of a process, and not in the line: nobody would try it again after a refusal.
  nobody ??= hash(normalPassword('nobody has this password'), cost);
  return nobody;
};

export const isPassword = async (kept: string | undefined, typed: string): Promise<boolean> => {
  const compared = kept ?? (await hashOfNobody());
  const isRight = await line.run(() => verify(compared, normalPassword(typed)));
  return kept !== undefined && isRight;
};

/** Made with less work than we ask today. */
export const isOutdated = (kept: string): boolean =>
  !kept.includes(`m=${cost.memoryCost},t=${cost.timeCost},`);
