import type { AccessNeed } from '@tervita/contract/core';
import { BusinessError, emergencyNumberOf, LogicError } from '@tervita/domain/core';
import { databaseAway } from '../database/broken-connection.ts';
import { Fault } from '../fault.ts';

/** Absent, or not yours: the same answer, byte for byte. */
export class NotFound extends Fault {}
export class NotSignedIn extends Fault {}
/** Somebody ended the sign-in: from another device, with a new password, or with the work. */
export class SessionEnded extends NotSignedIn {}
export class NotAllowed extends Fault {
  /** What the person lacks although the role is right; the web leads them to where they can mend it. */
  readonly needs: AccessNeed | undefined;
  constructor(needs?: AccessNeed) {
    super('not allowed');
    this.needs = needs;
  }
}
export class TooMany extends Fault {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
/** An idempotency key came back with another body. */
export class KeyReused extends Fault {}
export class WrongContentType extends Fault {}
/** Something we need is away for now and nothing was kept: the caller may repeat the call. */
export class TryLater extends Fault {}
export class TooLarge extends Fault {}
/** The file did not come to its end. Mostly nobody is left to hear the answer. */
export class UploadCut extends Fault {}

export interface Issue {
  readonly path: readonly (string | number)[];
  readonly key: string;
}
export class BadInput extends Fault {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super('bad input');
    this.issues = issues;
  }
}

export interface ErrorAnswer {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly message: string;
    /** Whom to call in the country of the clinic that the call was about. */
    readonly emergencyNumber?: string;
    readonly [more: string]: unknown;
  };
  readonly headers?: Record<string, string>;
  /** A fault of ours: logged with its stack. */
  readonly bug?: true;
}

const answer = (status: number, code: string, rest: Record<string, unknown> = {}): ErrorAnswer => ({
  status,
  body: { code, message: code, ...rest },
});

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The disk of files is full: nothing was kept, and somebody will make room. */
const storeIsFull = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EMFILE'].includes(codeOf(error));

const lockTimeout = (error: unknown) => ['55P03', '40P01', '40001'].includes(codeOf(error));

/**
 * The database did not let the caller write this. Who a caller is was read a moment before: somebody renamed, or given
 * another role in that moment, succeeds when they repeat it. It is told all the same, as it may be a fault of ours.
 */
const refusedByDatabase = (error: unknown) => codeOf(error) === '42501';

/** The one place where a thrown thing becomes a status and a body. */
export const answerTo = (error: unknown): ErrorAnswer => {
  if (error instanceof BusinessError)
    return answer(
      468,
      error.code,
      error.country ? { emergencyNumber: emergencyNumberOf(error.country) } : {},
    );
  if (error instanceof LogicError) return answer(469, error.code);
  if (error instanceof BadInput) return answer(400, 'BAD_INPUT', { issues: error.issues });
  if (error instanceof SessionEnded) return answer(401, 'SESSION_ENDED');
  if (error instanceof NotSignedIn) return answer(401, 'NOT_SIGNED_IN');
  if (error instanceof NotAllowed)
    return answer(403, 'NOT_ALLOWED', error.needs ? { needs: error.needs } : {});
  if (error instanceof NotFound) return answer(404, 'NOT_FOUND');
  if (error instanceof WrongContentType) return answer(415, 'WRONG_CONTENT_TYPE');
  if (error instanceof KeyReused) return answer(422, 'KEY_REUSED');
  if (error instanceof TooMany) {
    return { ...answer(429, 'TOO_MANY'), headers: { 'retry-after': String(error.retryAfterSeconds) } };
  }
  if (error instanceof TooLarge) return answer(413, 'TOO_LARGE');
  if (error instanceof UploadCut) return answer(400, 'BAD_INPUT', { issues: [] });
  if (error instanceof TryLater || databaseAway(error) || lockTimeout(error) || storeIsFull(error))
    return { ...answer(503, 'TRY_LATER'), headers: { 'retry-after': '2' } };
  if (refusedByDatabase(error))
    return { ...answer(503, 'TRY_LATER'), headers: { 'retry-after': '2' }, bug: true };
  // Faults that Fastify finds before a route runs: body too large, not JSON, unknown media type.
  if (error instanceof Error && 'statusCode' in error && codeOf(error).startsWith('FST_')) {
    const status = Number(error.statusCode);
    if (status === 413) return answer(413, 'TOO_LARGE');
    if (status === 415) return answer(415, 'WRONG_CONTENT_TYPE');
    if (status >= 400 && status < 500) return answer(400, 'BAD_INPUT', { issues: [] });
  }
  if (error instanceof SyntaxError) return answer(400, 'BAD_INPUT', { issues: [] });
  return { ...answer(500, 'FAULT'), bug: true };
};
