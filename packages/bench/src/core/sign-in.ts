import { loginWithDigitalId, startDigitalId, type UserClaim } from '@tervita/contract/auth';
import { saveConsent } from '@tervita/contract/consents';
import { currentVersionOf, groupOf, missingConsents } from '@tervita/domain/consents';
import { call, cookieFrom, type Target } from './call.ts';
import { http } from './http.ts';

export interface SignInPerson {
  readonly country: string;
  readonly code: string;
  readonly firstName: string;
  readonly surname: string;
}

const attemptCookie = 'tervita-sign-in';

const expected = <T>(what: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`sign-in: ${what}`);
  return value;
};

/** At the gateway's own page, as a person who fills in its free form. */
const identify = async (page: string, person: SignInPerson): Promise<string> => {
  const form = new URLSearchParams({
    code: person.code,
    country_code: person.country,
    name: person.firstName,
    surname: person.surname,
  });
  const { status, headers } = await http(new URL(`${new URL(page).origin}${new URL(page).pathname}/choose`), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  if (status !== 303 || !headers.location) throw new Error(`sign-in: the gateway answered ${status}`);
  return expected(
    'no token came back',
    new URL(headers.location).searchParams.get('session_token') ?? undefined,
  );
};

/** Nobody is served before they have agreed to the texts of their role. */
const agree = async (target: Target, as: string, { consents, activeRole }: UserClaim): Promise<void> => {
  for (const type of missingConsents(consents, activeRole)) {
    const group = expected('a consent of no group', groupOf(type, activeRole));
    const body = { type, version: currentVersionOf(group) };
    const { status } = await call(target, saveConsent, { body }, { as });
    if (status !== 200) throw new Error(`sign-in: the consent answered ${status}`);
  }
};

/** Through the digital ID, as a browser does it. Answers the session token. */
export const signIn = async (target: Target, person: SignInPerson): Promise<string> => {
  const started = await call(target, startDigitalId, { body: { locale: 'et' } });
  if (started.status !== 200) throw new Error(`sign-in: start answered ${started.status}`);
  const attempt = expected('no cookie', cookieFrom(started.headers, attemptCookie));
  const returnToken = await identify(started.body.url, person);
  const signedIn = await call(
    target,
    loginWithDigitalId,
    { body: { returnToken } },
    { cookies: { [attemptCookie]: attempt } },
  );
  if (signedIn.status !== 200) throw new Error(`sign-in: ${signedIn.status} ${signedIn.code ?? ''}`);
  const as = expected('no session', cookieFrom(signedIn.headers, target.cookieName));
  await agree(target, as, signedIn.body.userClaim);
  return as;
};
