/** What the product needs of a digital-ID gateway, whoever runs it. */
export interface DigitalIdGateway {
  /** Opens a sign-in there; the browser is sent to the address. */
  start(returnUrl: string, language: string): Promise<{ sessionToken: string; url: string }>;
  /** Who came back, or why nobody did. */
  status(token: string): Promise<DigitalIdResult>;
  readonly scriptPath: string;
}

export type DigitalIdResult =
  | {
      outcome: 'IDENTIFIED';
      sessionToken: string;
      code: string;
      country: string;
      firstName: string;
      surname: string;
    }
  | { outcome: 'WAITING' }
  | { outcome: 'FAILED' };

/** The gateway is away, slow, or answers what it should not. */
export class GatewayUnavailable extends Error {}
