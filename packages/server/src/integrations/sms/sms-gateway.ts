/** One message to one number. */
export interface SmsInput {
  /** Known to us before the call: the same for every try, so that the operator can tell a repetition. */
  readonly key: string;
  readonly to: string;
  readonly text: string;
  /** Where the operator tells what became of it. */
  readonly reportUrl: string;
}

/**
 * ACCEPTED: the operator has it and bills it. REFUSED: it never will. LATER: it has certainly not taken it.
 * UNSURE: the answer was lost, and only the operator knows whether it has it.
 */
export type SmsResult =
  | { readonly outcome: 'ACCEPTED'; readonly messageId: string }
  | { readonly outcome: 'REFUSED' }
  | { readonly outcome: 'LATER'; readonly afterSeconds: number }
  | { readonly outcome: 'UNSURE' };

export interface SmsGateway {
  send(message: SmsInput): Promise<SmsResult>;
  /** Whether a call that is repeated with its key is sent once; if not, nothing that is unsure is repeated. */
  readonly knowsRepetitions: boolean;
  isSigned(body: Buffer, signature: string): boolean;
}
