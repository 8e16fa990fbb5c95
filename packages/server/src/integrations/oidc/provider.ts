/** What the product needs of somebody who runs accounts elsewhere: Google, Apple. */
export interface AccountProvider {
  /** Where to send the browser, and what to remember until it comes back. */
  start(ask: { redirectUri: string; locale: string }): Promise<StartedSignIn>;
  /** Who came back, or why nobody did. */
  complete(back: CameBack): Promise<OutsideResult>;
}

export interface StartedSignIn {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface CameBack extends Omit<StartedSignIn, 'url'> {
  /** As received, in the address or in a form. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly redirectUri: string;
}

export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly surname?: string;
}

export type OutsideResult =
  | ({ readonly outcome: 'IDENTIFIED' } & OutsideIdentity)
  | { readonly outcome: 'CANCELLED' | 'FAILED' };

/** The provider is away, slow, refuses us, or answers what it should not. */
export class ProviderUnavailable extends Error {}
