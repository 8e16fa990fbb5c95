import { cleanedName } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import type { OutsideIdentity } from './provider.ts';

/** Apple writes its booleans as words. */
const flag = z.optional(z.union([z.boolean(), z.stringbool()]));
const name = z.optional(z.string().check(z.overwrite(cleanedName), z.minLength(1), z.maxLength(100)));

const claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.email().check(z.maxLength(254))),
  email_verified: flag,
});
const names = z.object({ given_name: name, family_name: name });

/** The form's word is unsigned: the name is taken from it, the e-mail never. */
const appleUser = z.object({ name: z.object({ firstName: name, lastName: name }) });

const appleNames = (user: string | undefined) => {
  try {
    const parsed = z.safeParse(appleUser, JSON.parse(user ?? ''));
    return parsed.success ? parsed.data.name : {};
  } catch {
    return {};
  }
};

type Names = Pick<OutsideIdentity, 'firstName' | 'surname'>;
const named = (firstName: string | undefined, surname: string | undefined): Names => ({
  ...(firstName ? { firstName } : {}),
  ...(surname ? { surname } : {}),
});

const namesIn = (token: unknown, user: string | undefined): Names => {
  const parsed = z.safeParse(names, token);
  if (parsed.success && (parsed.data.given_name || parsed.data.family_name))
    return named(parsed.data.given_name, parsed.data.family_name);
  const { firstName, lastName } = appleNames(user);
  return named(firstName, lastName);
};

/** Nothing when the token does not say who it is about. */
export const identityIn = (token: unknown, user: string | undefined): OutsideIdentity | undefined => {
  const parsed = z.safeParse(claims, token);
  if (!parsed.success) return undefined;
  const { iss: issuer, sub: subject, email, email_verified: verified } = parsed.data;
  return {
    issuer,
    subject,
    ...(email === undefined ? {} : { email }),
    emailVerified: email !== undefined && verified === true,
    ...namesIn(token, user),
  };
};
