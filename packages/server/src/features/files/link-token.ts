import { timingSafeEqual } from 'node:crypto';
import { linkSeconds } from '@tervita/domain/files';
import { hashesOf, type KeyedHash } from '../../core/keyed-hash.ts';
import type { Actor } from '../../core/session/actor.ts';

const tokenForm = /^([0-9a-f-]{36})\.(\d{10,15})\.([A-Za-z0-9_-]{43})$/;

/** Good for one session in one role; whoever else finds the address gets nothing. */
const sealsOf = (hash: KeyedHash, actor: Actor, fileId: string, until: number) =>
  hashesOf(hash, fileId, actor.userId, actor.familyId, actor.activeRole, String(until));

export const writeToken = (hash: KeyedHash, actor: Actor, fileId: string, now: Date) => {
  const until = now.getTime() + linkSeconds * 1_000;
  const token = `${fileId}.${until}.${sealsOf(hash, actor, fileId, until)[0]?.toString('base64url')}`;
  return { token, expiresAt: new Date(until) };
};

/** The file's id, if the address is ours, this session's, and not too old. */
export const readToken = (hash: KeyedHash, actor: Actor, token: string, now: Date): string | undefined => {
  const [, fileId, until, given] = tokenForm.exec(token) ?? [];
  if (!fileId || !until || !given || Number(until) < now.getTime()) return undefined;
  const right = sealsOf(hash, actor, fileId, Number(until));
  const isRight = right.some((each) => timingSafeEqual(each, Buffer.from(given, 'base64url')));
  return isRight ? fileId : undefined;
};
