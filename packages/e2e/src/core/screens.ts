import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { baseUrl, people, type Who } from './sign-in.ts';

interface Screen {
  readonly path: string;
  readonly access: 'public' | 'signed-in' | 'patient' | 'clinic' | 'platform-admin';
}

/** Written by the build from the route table: a new page is here by itself. */
const built = JSON.parse(
  readFileSync(new URL('../../../../.cache/screens.json', import.meta.url), 'utf8'),
) as readonly Screen[];

/** Pages that send the browser on at once have nothing to look at; a test of their own follows them. */
const passages = ['/login', '/login/google', '/login/apple'];
export const screens = built.filter(({ path }) => !passages.includes(path));

const visitors: Record<Screen['access'], Who | undefined> = {
  public: undefined,
  'signed-in': people.mari,
  patient: people.mari,
  clinic: people.liis,
  'platform-admin': people.platform,
};

/** Who has agreed sees no page that asks; she never does, in any test. */
const visitorsOf: Record<string, Who> = { '/consents': people.laura };

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
const myClinic = async (context: BrowserContext) => {
  const { personId } = await claimOf(context);
  const { clinics } = await get<{ clinics: { clinicId: string }[] }>(
    context,
    `/patient/clinics?personId=${personId}`,
  );
  return clinics[0]?.clinicId;
};
const mine = async (context: BrowserContext) =>
  (await get<Found>(context, '/patient/e-contacts')).eContacts[0]?.id;
const incoming = async (context: BrowserContext) => {
  const { employments } = await claimOf(context);
  return (await get<Found>(context, `/clinic/e-contacts?clinicId=${employments[0]?.clinicId}`)).eContacts[0]
    ?.id;
};

/** Screens that need something in their address to be themselves. */
const addresses: Record<string, (context: BrowserContext) => Promise<string>> = {
  '/complete-login': async () => '/complete-login?session_token=unknown',
  '/e-contacts/choose-clinic': async () => '/e-contacts/choose-clinic?change',
  '/e-contacts/add': async (context) => `/e-contacts/add?clinic=${await myClinic(context)}`,
  '/e-contacts/new': async (context) => `/e-contacts/new?clinic=${await myClinic(context)}&reason=SKIN_RASH`,
  '/e-contacts/create': async (context) =>
    `/e-contacts/create?clinic=${await myClinic(context)}&reason=SKIN_RASH`,
  '/e-contacts/instructions': async (context) => `/e-contacts/instructions?eContactId=${await mine(context)}`,
  '/my-e-contacts/files': async (context) => `/my-e-contacts/files?eContactId=${await mine(context)}`,
  '/my-e-contacts/upload-files': async (context) =>
    `/my-e-contacts/upload-files?eContactId=${await mine(context)}`,
  '/e-contacts/:id/timeline': async (context) => `/e-contacts/${await mine(context)}/timeline`,
  '/e-contacts/:id': async (context) => `/e-contacts/${await incoming(context)}`,
};

export const addressOf = async ({ path }: Screen, context: BrowserContext): Promise<string> => {
  const known = addresses[path];
  if (!known && path.includes(':')) throw new Error(`Say in screens.ts which ${path} to show`);
  return known ? known(context) : path;
};
