import type { RegisterSignInFailure } from '@tervita/domain/clinic-import';
import type { Language } from '@tervita/domain/core';

/** What the product needs of a digital ID that asks on the phone. */
export interface PhoneSignIn {
  /** Null session: the provider knows nobody with this code. */
  begin(input: BeginInput): Promise<Begun>;
  /** Asks once how it stands, and waits for hardly more than a second. */
  status(begun: BegunInput): Promise<PhoneSignInStatus>;
}

export interface BeginInput {
  readonly personalCode: string;
  readonly phone?: string;
  readonly language: Language;
}

export interface Begun {
  readonly providerSession: string | null;
  /** What is signed; kept on the server to judge the answer by. */
  readonly challenge: string;
  readonly verificationCode: string;
}

export interface BegunInput {
  readonly providerSession: string;
  readonly challenge: string;
  /** Whose answer it must be. */
  readonly personalCode: string;
}

export type PhoneSignInStatus =
  | { readonly outcome: 'WAITING' }
  | { readonly outcome: 'IDENTIFIED' }
  | { readonly outcome: 'FAILED'; readonly failure: RegisterSignInFailure };

/** The provider is away, slow, or answers what it should not. */
export class PhoneSignInUnavailable extends Error {}

/** Which relying party we are, and where. */
export interface RelyingParty {
  readonly url: string;
  readonly uuid: string;
  readonly name: string;
  readonly keyPins: readonly string[];
}
