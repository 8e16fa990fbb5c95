import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { baseUrl, people, type Who } from './sign-in.ts';

export interface Screen {
  readonly path: string;
  readonly access: 'public' | 'signed-in' | 'patient' | 'clinic' | 'platform-admin';
}

/** Written by the build from the route table: a new page is here by itself. */
const built = JSON.parse(
  readFileSync(new URL('../../../../.cache/screens.json', import.meta.url), 'utf8'),
) as readonly Screen[];

/** Pages that send the browser on at once have nothing to look at; a test of their own follows them. */
const passages = ['/login', '/login/google', '/login/apple', '/signup-with-password/verify-otp'];
export const screens = built.filter(({ path }) => !passages.includes(path));

const visitors: Record<Screen['access'], Who | undefined> = {
  public: undefined,
  'signed-in': people.mari,
  patient: people.mari,
  clinic: people.liis,
  'platform-admin': people.platform,
};

/** Who has agreed sees no page that asks; she never does, in any test. */
const visitorsOf: Record<string, Who> = {
  '/consents': people.laura,
  '/signup': people.mari,
  '/verify-app-code': people.liis,
};

export const visitorOf = ({ path, access }: Screen): Who | undefined => visitorsOf[path] ?? visitors[access];

const get = async <T>(context: BrowserContext, path: string): Promise<T> =>
  (await (await context.request.get(`${baseUrl()}/api${path}`)).json()) as T;

interface Found {
  eContacts: { id: string }[];
}
const claimOf = async (context: BrowserContext) => {
  const { login } = await get<{
    login: { userClaim: { personId: string; employments: { clinicId: string }[] } };
  }>(context, '/session');
  return login.userClaim;
};
/** The first steps of the way to an e-contact, for the person themselves. */
const myChoice = async (context: BrowserContext) => {
  const { personId } = await claimOf(context);
  const { clinics } = await get<{ clinics: { clinicId: string }[] }>(
    context,
    `/patient/clinics?personId=${personId}`,
  );
  return `person=${personId}&clinic=${clinics[0]?.clinicId}`;
};
const myChild = async (context: BrowserContext) => {
  const { persons } = await get<{ persons: { personId: string; isMe: boolean }[] }>(context, '/persons');
  return persons.find(({ isMe }) => !isMe)?.personId;
};
/** A draft of the demonstration, ready to be checked. */
const myDraft = async (context: BrowserContext) => {
  const { drafts } = await get<{
    drafts: { id: string; type: string; patient: { personId: string }; clinic: { clinicId: string } }[];
  }>(context, '/patient/ai-questionnaires/drafts');
  const found = drafts.find(({ type }) => type === 'SKIN_RASH');
  return `person=${found?.patient.personId}&clinic=${found?.clinic.clinicId}&reason=SKIN_RASH&draft=${found?.id}`;
};
const mine = async (context: BrowserContext) =>
  (await get<Found>(context, '/patient/e-contacts')).eContacts[0]?.id;
const incoming = async (context: BrowserContext) => {
  const { employments } = await claimOf(context);
  return (await get<Found>(context, `/clinic/e-contacts?clinicId=${employments[0]?.clinicId}`)).eContacts[0]
    ?.id;
};

const myPatient = async (context: BrowserContext) => {
  const { employments } = await claimOf(context);
  const query = `clinicId=${employments[0]?.clinicId}&search=${encodeURIComponent(people.mari)}`;
  const { patients } = await get<{ patients: { clinicMemberId: string }[] }>(
    context,
    `/clinic/patients?${query}`,
  );
  return patients[0]?.clinicMemberId;
};

/** As if the session lacked something: the page that asks for it is shown. */
const lacking = async (context: BrowserContext, lacks: object) =>
  context.route('**/api/session', async (asked) => {
    const answer = await asked.fetch();
    const { login } = (await answer.json()) as { login: { userClaim: object } };
    await asked.fulfill({ json: { login: { ...login, userClaim: { ...login.userClaim, ...lacks } } } });
  });
/** As if the account had been opened in other ways before the digital ID was shown. */
const waitingWays = async (context: BrowserContext) =>
  context.route('**/api/users/ways-in/waiting', (asked) =>
    asked.fulfill({
      json: {
        ways: [
          { id: '01a1e019-2e22-7000-8000-000000000001', method: 'GOOGLE', address: 'mari@example.com' },
          { id: '01a1e019-2e22-7000-8000-000000000002', method: 'PASSWORD', address: 'mari@example.com' },
        ],
      },
    }),
  );
/** As if a code had been sent from this tab. */
const sentCode = (context: BrowserContext, purpose: string) =>
  context.addInitScript((key) => {
    const sent = {
      maskedEmail: 'm•••@example.com',
      email: 'mari@example.com',
      resendAt: Date.now() + 60_000,
    };
    sessionStorage.setItem(key, JSON.stringify(sent));
  }, `tervita.code.${purpose}`);

/** Screens that need something in their address, or before it, to be themselves. */
const addresses: Record<string, (context: BrowserContext) => Promise<string>> = {
  '/complete-login': async () => '/complete-login?session_token=unknown',
  '/e-contacts/edit/person': async (context) => `/e-contacts/edit/person?person=${await myChild(context)}`,
  '/e-contacts/choose-clinic': async (context) =>
    `/e-contacts/choose-clinic?person=${await myChild(context)}&change=1`,
  '/e-contacts/choose-open-clinic': async (context) =>
    `/e-contacts/choose-open-clinic?person=${await myChild(context)}`,
  '/e-contacts/add': async (context) => `/e-contacts/add?${await myChoice(context)}`,
  // Only where the signs of danger cannot be asked.
  '/e-contacts/new': async (context) =>
    `/e-contacts/new?${await myChoice(context)}&reason=PRESCRIPTION&unasked=1`,
  '/e-contacts/problem-type': async (context) =>
    `/e-contacts/problem-type?${await myChoice(context)}&reason=OTHER_PROBLEM`,
  '/e-contacts/questions': async (context) =>
    `/e-contacts/questions?${await myChoice(context)}&reason=TINNITUS`,
  // Past the signs of danger, which are a page of their own.
  '/e-contacts/create': async (context) =>
    `/e-contacts/create?${await myChoice(context)}&reason=SKIN_RASH&unasked=1`,
  '/e-contacts/summary': async (context) => `/e-contacts/summary?${await myDraft(context)}&unasked=1`,
  '/e-contacts/instructions': async (context) => `/e-contacts/instructions?eContactId=${await mine(context)}`,
  '/my-e-contacts/files': async (context) => `/my-e-contacts/files?eContactId=${await mine(context)}`,
  '/my-e-contacts/upload-files': async (context) =>
    `/my-e-contacts/upload-files?eContactId=${await mine(context)}`,
  '/e-contacts/:id/timeline': async (context) => `/e-contacts/${await mine(context)}/timeline`,
  '/signup': async (context) => lacking(context, { incompleteProfile: true }).then(() => '/signup'),
  '/complete-profile': async (context) =>
    lacking(context, { incompleteProfile: true }).then(() => '/complete-profile'),
  '/verify-app-code': async (context) =>
    lacking(context, { staffNeeds: 'APP_CODE' }).then(() => '/verify-app-code'),
  '/ways-in': async (context) => waitingWays(context).then(() => '/ways-in'),
  '/undo-email-change': async () => '/undo-email-change#change.proof',
  '/reset-password/verify-otp': async (context) =>
    sentCode(context, 'RESET').then(() => '/reset-password/verify-otp'),
  '/verify-email-with-otp': async (context) =>
    sentCode(context, 'LOGIN').then(() => '/verify-email-with-otp?purpose=LOGIN'),
  '/edit-profile/verify-otp': async (context) =>
    sentCode(context, 'PROFILE').then(() => '/edit-profile/verify-otp'),
  '/clinic-e-contacts/new': async (context) =>
    `/clinic-e-contacts/new?kind=to-patient&patient=${await myPatient(context)}&step=message`,
  '/e-contacts/:id': async (context) => `/e-contacts/${await incoming(context)}`,
};

/** Screens for which something is arranged in the browser, which no other screen should meet. */
const arranged = ['/ways-in', '/complete-login', '/signup', '/complete-profile', '/verify-app-code'];
export const isArranged = ({ path }: Screen): boolean => arranged.includes(path) || path.includes('otp');

export const addressOf = async ({ path }: Screen, context: BrowserContext): Promise<string> => {
  const known = addresses[path];
  if (!known && path.includes(':')) throw new Error(`Say in screens.ts which ${path} to show`);
  return known ? known(context) : path;
};
