import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { normalPassword } from '@tervita/domain/auth';

/** OWASP's least for Argon2id. The work runs on the four threads of the pool: never more than four at once. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), cost);

let nobody: Promise<string> | undefined;
/** Somebody without a password is checked as well, against one that nobody has: it takes as long. */
const hashOfNobody = () => {
  nobody ??= hashPassword('nobody has this password');
  return nobody;
};

export const isPassword = async (kept: string | undefined, typed: string): Promise<boolean> => {
  const isRight = await verify(kept ?? (await hashOfNobody()), normalPassword(typed));
  return kept !== undefined && isRight;
};

/** Made with less work than we ask today. */
export const isOutdated = (kept: string): boolean =>
  !kept.includes(`m=${cost.memoryCost},t=${cost.timeCost},`);
