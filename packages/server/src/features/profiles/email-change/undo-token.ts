import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../../core/keyed-hash.ts';

const proofOf = (hash: KeyedHash, changeId: string) => hash('undo-email-change', changeId);

/** Made from the number of the change with our key: the database holds nothing that takes a change back. */
const undoToken = (hash: KeyedHash, changeId: string): string =>
  `${changeId}.${proofOf(hash, changeId).toString('base64url')}`;

/** The change that a token is about; undefined when we did not make it. */
export const changeOfToken = (hash: KeyedHash, token: string): string | undefined => {
  const [changeId = '', proof = ''] = token.split('.');
  const [given, right] = [Buffer.from(proof, 'base64url'), proofOf(hash, changeId)];
  return given.length === right.length && timingSafeEqual(given, right) ? changeId : undefined;
};

/** Behind the #, which browsers send to no server: the token stands in no log. */
export const undoLink = (hash: KeyedHash, publicUrl: string, changeId: string): string =>
  new URL(`/undo-email-change#${undoToken(hash, changeId)}`, publicUrl).href;
