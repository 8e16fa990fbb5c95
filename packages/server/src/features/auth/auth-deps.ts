import type { SignInMethod } from '@tervita/domain/auth';
import type { Country, Language } from '@tervita/domain/core';
import type { Database } from '../../core/database/database.ts';
import type { KeyedHash } from '../../core/keyed-hash.ts';
import type { Log } from '../../core/log.ts';
import type { BrowserCookie } from '../../core/session/browser-cookie.ts';
import type { SessionCookie } from '../../core/session/cookie.ts';
import type { Mailer } from '../../integrations/mail/smtp.ts';

/** What every way in needs. */
export interface AuthDeps {
  readonly database: Database;
  readonly cookie: SessionCookie;
  readonly browser: BrowserCookie;
  readonly publicUrl: string;
  readonly country: Country;
  readonly isProd: boolean;
  readonly fallbackLanguage: Language;
  readonly offers: (method: SignInMethod) => boolean;
  readonly mailer: Mailer | undefined;
  /** Never says no to a person because a name server is away. */
  readonly mailDomainExists: (domain: string) => Promise<boolean>;
  readonly hash: KeyedHash;
  readonly log: Log;
  /** False where all callers share one address: tests and load tools. */
  readonly countsAddresses: boolean;
  /** Closes the live connections of a sign-in that ended, in every process. */
  readonly sessionEnded: (familyId: string) => Promise<void>;
  /** Closes the live connections that a sign-in opened in another role, in every process; the pages come back. */
  readonly roleChanged: (familyId: string) => Promise<void>;
}
