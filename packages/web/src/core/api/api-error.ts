export interface FieldIssue {
  readonly path: readonly (string | number)[];
  readonly key: string;
}

interface Answer {
  readonly status: number;
  readonly code?: string | undefined;
  readonly body?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A call that did not succeed. Status 0: no answer came at all (code TIMEOUT or OFFLINE). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, body, requestId, retryAfterSeconds }: Answer) {
    super(`${status} ${code ?? ''}`.trim());
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What the server itself said, for codes that we have no sentence for; never a bare code. */
  get serverMessage(): string | undefined {
    const message = textAt(this.body, 'message');
    return message && /^[A-Z0-9_]+$/.test(message) ? undefined : message;
  }

  get issues(): readonly FieldIssue[] {
    const issues = isRecord(this.body) ? this.body.issues : undefined;
    return Array.isArray(issues) ? (issues as FieldIssue[]) : [];
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const textAt = (body: unknown, key: string): string | undefined => {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};
