import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { claimOf, get } from './asked-of-api.ts';
import { now } from './given-time.ts';
import { itemToEdit, itemToRead } from './information-items.ts';
import { signInForImport } from './register-sign-in.ts';
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
/** Pages that look different with something else on them; their names are no addresses. */
const states: readonly Screen[] = [
  { path: '/e-contacts/questions (an item)', access: 'patient' },
  { path: '/e-contacts/:id (a score)', access: 'clinic' },
  { path: '/e-contacts/:id (medicines)', access: 'clinic' },
  { path: '/e-contacts/:id (medicines, a doctor)', access: 'clinic' },
  { path: '/clinic-e-contacts (being sent)', access: 'clinic' },
  { path: '/clinic-e-contacts (not sent)', access: 'clinic' },
];
export const screens = [...built.filter(({ path }) => !passages.includes(path)), ...states];

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
  '/admin/questionnaire-texts': people.helen,
  '/admin': people.helen,
  '/admin/clinic-import': people.helen,
  '/admin/clinic-import/dashboard': people.helen,
  '/admin/employees': people.helen,
  '/admin/global-message': people.helen,
  '/admin/clinic-info': people.helen,
  '/admin/clinic-features': people.helen,
  '/e-contacts/questions (an item)': 'Ljudmila Sokolenko',
  '/e-contacts/:id (medicines, a doctor)': people.helen,
};

export const visitorOf = ({ path, access }: Screen): Who | undefined => visitorsOf[path] ?? visitors[access];

interface Found {
  eContacts: { id: string }[];
}
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
const ofClinic = async (context: BrowserContext, more = '') => {
  const { employments } = await claimOf(context);
  const { eContacts } = await get<Found>(
    context,
    `/clinic/e-contacts?clinicId=${employments[0]?.clinicId}${more}`,
  );
  const [first] = eContacts;
  if (!first) throw new Error(`No e-contact of the demonstration is found by ${more}`);
  return `/e-contacts/${first.id}`;
};
const withScore = '&types=PHQ9&search=Rannik';
const withMedicines = '&types=PRESCRIPTION_REFILL&statuses=SUBMITTED&search=Kuldvere';

/** Nothing of the danger signs: what follows them is the next page. Gives the address of what was begun. */
const pastDanger = async (context: BrowserContext, reason: { chiefProblemTypeId?: string } = {}) => {
  const choice = await myChoice(context);
  const chosen = new URLSearchParams(choice);
  const aiQuestionnaireId = randomUUID();
  const steps = [
    {
      stage: 'PROBLEM_TYPE',
      patientPersonId: chosen.get('person'),
      clinicId: chosen.get('clinic'),
      locale: 'et',
      input: '',
      ...reason,
    },
    { stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } },
  ];
  for (const step of steps) {
    const answer = await context.request.post(`${baseUrl()}/api/ai/questionnaire/flow`, {
      headers: { origin: baseUrl(), 'idempotency-key': randomUUID() },
      data: { ...step, aiQuestionnaireId },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  const type = reason.chiefProblemTypeId ?? 'OTHER_PROBLEM';
  return `${choice}&reason=${type}&draft=${aiQuestionnaireId}&asked=1`;
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

/** A message that is being written; a tab remembers it. */
const myMessage = async (context: BrowserContext): Promise<string> => {
  const { login } = await get<{
    login: { userClaim: { userId: string; employments: { clinicId: string }[] } };
  }>(context, '/session');
  const { userId, employments } = login.userClaim;
  const text = JSON.stringify({
    template: 'FLU_VACCINATION',
    filter: { ageFrom: '65' },
    except: [],
    text: 'Tere, {firstName}! Gripivaktsiin on kohal.',
    language: 'et',
  });
  const kept = JSON.stringify({ text, at: now().getTime(), isSafe: true });
  await context.addInitScript(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [`tervita.draft.${userId}.message-centre/${employments[0]?.clinicId}`, kept],
  );
  return '/message-centre/message';
};

const mySentMessage = async (context: BrowserContext): Promise<string> => {
  const { login } = await get<{ login: { userClaim: { employments: { clinicId: string }[] } } }>(
    context,
    '/session',
  );
  const clinicId = login.userClaim.employments[0]?.clinicId;
  const year = new Date(now().getTime() - 3 * 86_400_000).getFullYear();
  const { campaigns } = await get<{ campaigns: { id: string }[] }>(
    context,
    `/clinic/message-centre/campaigns?clinicId=${clinicId}&year=${year}`,
  );
  return `/message-centre/success?campaign=${campaigns[0]?.id}`;
};

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
  '/prescriptions': async (context) => `/prescriptions?${await myChoice(context)}`,
  '/prescriptions/add': async (context) => `/prescriptions/add?${await myChoice(context)}`,
  '/e-contacts/problem-type': async (context) => `/e-contacts/problem-type?${await pastDanger(context)}`,
  '/e-contacts/questions': async (context) =>
    `/e-contacts/questions?${await myChoice(context)}&reason=TINNITUS`,
  '/e-contacts/hosted-questionnaire': async (context) =>
    `/e-contacts/hosted-questionnaire?${await myChoice(context)}&reason=ISI`,
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
  '/admin/questionnaire-texts': async () => '/admin/questionnaire-texts?instrument=ISI&language=et',
  '/admin/clinic-import/dashboard': async (context) =>
    signInForImport(context).then(() => '/admin/clinic-import/dashboard'),
  '/message-centre/message': myMessage,
  '/message-centre/success': mySentMessage,
  '/clinic-e-contacts/new': async (context) =>
    `/clinic-e-contacts/new?kind=to-patient&patient=${await myPatient(context)}&step=message`,
  '/information-hub/:id': itemToRead,
  '/prm/information-hub/:id': itemToEdit,
  '/e-contacts/:id': ofClinic,
  '/e-contacts/:id/questionnaire': async (context) => `${await ofClinic(context)}/questionnaire?type=GAD`,
  '/e-contacts/questions (an item)': async (context) =>
    `/e-contacts/questions?${await pastDanger(context, { chiefProblemTypeId: 'PHQ9' })}&q=PHQ9.q1`,
  '/e-contacts/:id (a score)': (context) => ofClinic(context, withScore),
  '/e-contacts/:id (medicines)': (context) => ofClinic(context, withMedicines),
  '/e-contacts/:id (medicines, a doctor)': (context) => ofClinic(context, withMedicines),
  '/clinic-e-contacts (being sent)': async () => '/clinic-e-contacts?tab=STARTED',
  '/clinic-e-contacts (not sent)': async () => '/clinic-e-contacts?tab=FAILED',
};

/** Screens for which something is arranged in the browser, which no other screen should meet. */
const arranged = [
  '/ways-in',
  '/complete-login',
  '/signup',
  '/complete-profile',
  '/verify-app-code',
  '/admin/clinic-import/dashboard',
];
export const isArranged = ({ path }: Screen): boolean => arranged.includes(path) || path.includes('otp');

export const addressOf = async ({ path }: Screen, context: BrowserContext): Promise<string> => {
  const known = addresses[path];
  if (!known && path.includes(':')) throw new Error(`Say in screens.ts which ${path} to show`);
  return known ? known(context) : path;
};
