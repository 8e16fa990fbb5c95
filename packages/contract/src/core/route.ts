import type { BusinessCode, LogicCode } from '@tervita/domain/core';
import type * as z from 'zod/mini';

/** Who may call. Judged on the active role of the session; a route without it does not compile. */
export type Access = 'public' | 'signed-in' | 'patient' | 'clinic' | 'clinic-admin' | 'platform-admin';

/** What a signed-in person must be or have done, besides having the role, before a call serves them. */
export const accessNeeds = ['ADULTHOOD', 'PROFILE', 'CONSENTS'] as const;
export type AccessNeed = (typeof accessNeeds)[number];

/** What the audit log says about a call that returns or changes a person's data. */
export type AuditAction =
  | 'OPENED'
  | 'LISTED'
  | 'SEARCHED'
  | 'DOWNLOADED'
  | 'CHANGED'
  /** Something went out: a message, a letter, a notice. */
  | 'SENT'
  | 'SIGNED_IN'
  /** A step on the way in: a code sent, a password that was right. */
  | 'SIGN_IN_STEP'
  | 'SIGNED_OUT';

/** 'accepted': used when it is sent, as our own screens always do. 'required': refused without. */
type HeaderUse = 'accepted' | 'required';

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api, with :params; what begins with /content/ is the content service's and stands beside it. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Needs that this call does not ask for: only where a person must get through to meet them, or to leave. */
  readonly allowedWithout?: readonly AccessNeed[];
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  readonly codes?: readonly (BusinessCode | LogicCode)[];
  /** Absent only where no person's data passes. */
  readonly audit?: AuditAction;
  /** The one kind of call that another site's page makes: an HTML form, without our cookies, answered by a redirect. */
  readonly crossSiteForm?: true;
  /** The call brings one file, as multipart/form-data; `body` describes the fields beside it. */
  readonly upload?: true;
  /** 'file': the answer is the content of a file; `response` then says nothing. */
  readonly answers?: 'file';
  /** A call that creates or sends takes an Idempotency-Key, made when the form opens: repeated, it is done once. */
  readonly idempotency?: HeaderUse;
  /** The caller says in If-Match which version it looked at; when somebody was faster, it is refused. */
  readonly seen?: HeaderUse;
}

/** One call of the product: what goes in, what comes out, who may. */
export const route = <const R extends RouteDefinition>(definition: R): R => definition;

/** The address on the wire, its :params still in it. */
export const pathOf = ({ path }: Pick<RouteDefinition, 'path'>): string =>
  path.startsWith('/content/') ? path : `/api${path}`;

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Part<R, K extends string> = K extends keyof R ? R[K] : undefined;

/** What a caller sends. */
export type Sent<R extends RouteDefinition> = {
  [K in 'params' | 'query' | 'body' as K extends keyof R
    ? undefined extends In<Part<R, K>>
      ? never
      : K
    : never]: In<Part<R, K>>;
} & {
  /** A part with a default may be left out. */
  [K in 'params' | 'query' | 'body' as K extends keyof R
    ? undefined extends In<Part<R, K>>
      ? K
      : never
    : never]?: In<Part<R, K>>;
};
/** What a use case receives, parsed. */
export type Received<R extends RouteDefinition> = {
  [K in 'params' | 'query' | 'body']: Out<Part<R, K>>;
};
/** What a use case returns. */
export type Answer<R extends RouteDefinition> = z.input<R['response']>;
/** What a caller gets. */
export type Answered<R extends RouteDefinition> = z.output<R['response']>;
