import { createHash } from 'node:crypto';

export type BrandName = 'google' | 'apple';

/** Somebody who has an account at the provider; `note` tells whom to choose. */
export type OutsideAccount = { email: string; firstName: string; surname: string; note: string };

export type Account = OutsideAccount & {
  subject: string;
  emailVerified: boolean;
  /** Apple: what the product gets to see instead of the address. */
  relay: string | undefined;
  /** The product has been told who this is at least once. */
  consented: boolean;
};

const digest = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');

const subjects: Record<BrandName, (email: string) => string> = {
  google: (email) =>
    BigInt(`0x${digest(email)}`)
      .toString()
      .slice(0, 21),
  apple: (email) => `00${digest(email).replace(/\D/g, '').slice(0, 4)}.${digest(email).slice(0, 32)}.0421`,
};

const relayOf = (email: string) => `${digest(email).slice(0, 10)}@privaterelay.appleid.com`;

/** The same e-mail is the same account for as long as the simulator runs. */
export const createAccounts = (brand: BrandName, given: readonly OutsideAccount[]) => {
  const fresh = (one: OutsideAccount): Account => ({
    ...one,
    subject: subjects[brand](one.email),
    emailVerified: true,
    relay: undefined,
    consented: false,
  });
  const bySubject = new Map<string, Account>();
  const restart = () => {
    bySubject.clear();
    for (const account of given.map(fresh)) bySubject.set(account.subject, account);
  };
  restart();
  return {
    offered: (): Account[] => given.flatMap((one) => bySubject.get(subjects[brand](one.email)) ?? []),
    find: (subject: string): Account | undefined => bySubject.get(subject),
    typed: (one: OutsideAccount): Account => {
      const known = bySubject.get(subjects[brand](one.email));
      if (known) return known;
      const account = fresh(one);
      bySubject.set(account.subject, account);
      return account;
    },
    /** Hiding the address is decided at the first consent and stays so. */
    decide: (account: Account, how: { verified: boolean; hidden: boolean }) => {
      account.emailVerified = how.verified;
      if (!account.consented) account.relay = how.hidden ? relayOf(account.email) : undefined;
    },
    clear: restart,
  };
};
export type Accounts = ReturnType<typeof createAccounts>;

export const emailSeen = (account: Account): string => account.relay ?? account.email;
