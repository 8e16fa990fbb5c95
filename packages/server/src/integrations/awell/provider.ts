import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';

/** One answer of a hosted form, as the provider keeps it. */
export interface HostedAnswer {
  readonly questionId: string;
  readonly value: string;
  /** What the person read, in the language of the page. */
  readonly label: string;
}

export interface HostedSession {
  readonly sessionId: string;
  readonly pathwayId: string;
  /** The link is the secret: whoever has it can answer. */
  readonly url: string;
}

export interface HostedResult {
  readonly activityId: string;
  readonly answers: readonly HostedAnswer[];
}

/** Hosts questionnaires on pages of its own. Each call throws ProviderUnavailable when it gets no usable answer. */
export interface CareFlowProvider {
  readonly hostedTypes: ReadonlySet<ProblemType>;
  start(type: ProblemType, page: HostedPage): Promise<HostedSession>;
  /** Undefined while the form is not answered. */
  findResult(pathwayId: string): Promise<HostedResult | undefined>;
  /** Whether a webhook is the provider's own. */
  isSigned(body: Buffer, signature: string): boolean;
}

export interface HostedPage {
  readonly language: Language;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly lifetimeSeconds: number;
}

export class ProviderUnavailable extends Error {}
