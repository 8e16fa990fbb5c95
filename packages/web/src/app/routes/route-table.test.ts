import { logout, switchRole, type UserClaim } from '@tervita/contract/auth';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '../../core/config.ts';
import { givenSession, givenStaff, givenUser } from '../../core/session/given.ts';
import { takeRequestedRoute } from '../../core/session/index.ts';
import { adoptSession } from '../../core/session/session-store.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { guardLoader } from './guard-loader.ts';
import { laterPublicRoutes, laterSignedInRoutes } from './later-routes.ts';
import { moreRoutes } from './more-routes.ts';
import { firstRoutes } from './route-table.ts';

const addresses = `
/ /choose-auth /choose-signup /login /signup /verify-email-with-otp /login-with-password /signup-with-password
/signup-with-password/verify-otp /reset-password /reset-password/verify-otp /complete-login
/terms-and-conditions /privacy-policy /cookie-policy /icons /complete-profile /settings /help /help/app-usage
/help/technical-problem /help/amendment /changelog /platform /permission-denied /edit-profile
/edit-profile/verify-otp /consents /my-e-contacts /e-contacts/choose-person /e-contacts/choose-patient
/e-contacts/add/person /e-contacts/edit/person /e-contacts/choose-clinic /e-contacts/choose-open-clinic
/e-contacts/add /e-contacts/create /e-contacts/new /e-contacts/problem-type /e-contacts/questions /e-contacts/hosted-questionnaire
/e-contacts/summary /e-contacts/instructions /e-contacts/1/timeline /my-e-contacts/files
/my-e-contacts/upload-files /prescriptions /prescriptions/add /clinic-e-contacts /clinic-e-contacts/new /e-contacts/1 /e-contacts/1/questionnaire /admin
/admin/clinic-import /admin/clinic-import/dashboard /admin/employees /admin/global-message /admin/clinic-info
/admin/clinic-features /message-centre /message-centre/message /message-centre/success /information-hub /information-hub/1
/feedback /feedback/waiting-times /tools /tools/ldl /tools/gfr /clinic-signup /prm /prm/add-clinic /prm/prompts /prm/ai-models /prm/applications /prm/jobs /prm/notices /prm/feedback /prm/usage /prm/information-hub /prm/information-hub/new /prm/information-hub/1 /verify-app-code
/settings/reply-templates /admin/questionnaire-texts
`
  .trim()
  .split(/\s+/);

const forClinicAdmins = /^\/admin\/(clinic-|questionnaire-texts)/;

const [root] = firstRoutes();
const wholeTable = [
  {
    ...root,
    children: [...(root?.children ?? []), ...moreRoutes, ...laterPublicRoutes, ...laterSignedInRoutes],
  },
] as RouteObject[];
const routeAt = (address: string): RouteObject | undefined => matchRoutes(wholeTable, address)?.at(-1)?.route;

describe('route table', () => {
  it.each(addresses)('has %s, guarded', (address) => {
    const route = routeAt(address);
    expect(route?.path).not.toBe('*');
    expect(route?.loader).toBeTypeOf('function');
  });
  it('says that anything else does not exist', () => {
    expect(routeAt('/something/else')?.path).toBe('*');
  });
  it('takes words before ids', () => {
    expect(routeAt('/e-contacts/add')?.path).toBe('/e-contacts/add');
    expect(routeAt('/e-contacts/0196')?.path).toBe('/e-contacts/:id');
  });
});

describe('guard at a route', () => {
  const load = (rules: Parameters<typeof guardLoader>[0], path: string) =>
    guardLoader(rules)({ request: new Request(`http://localhost${path}`) });

  beforeEach(() => setConfig(givenConfig()));
  afterEach(() => {
    adoptSession(null);
    vi.unstubAllGlobals();
  });

  it('keeps the page a stranger asked for', async () => {
    adoptSession(null);
    const thrown = await load({ access: 'patient' }, '/e-contacts/1/timeline?a=1').catch((sent) => sent);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe('/choose-auth?status=sign-in');
    expect(takeRequestedRoute()).toBe('/e-contacts/1/timeline?a=1');
  });

  it('changes the active role', async () => {
    const user = givenStaff({ permissions: ['PRM_PATIENT', 'PRM_DOCTOR'] });
    adoptSession(givenSession(user));
    const { calls } = fakeServer(answers(logout, {}));
    await load({ access: 'patient' }, '/my-e-contacts').catch(() => undefined);
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/session/role', { role: 'PRM_PATIENT' }],
    ]);
  });

  it('asks for the consents of a role in that role', async () => {
    const consents = {
      prmClinicConsentGiven: true,
      prmPatientConsentGiven: false,
      prmPrivacyPolicyConsentGiven: true,
    };
    const user = givenStaff({ permissions: ['PRM_PATIENT', 'PRM_DOCTOR'], consents });
    adoptSession(givenSession(user));
    const { calls } = fakeServer(answers(switchRole, givenSession({ ...user, activeRole: 'PRM_PATIENT' })));
    const thrown = await load({ access: 'patient' }, '/my-e-contacts').catch((sent) => sent);
    expect((thrown as Response).headers.get('location')).toBe('/consents');
    expect(calls.map(({ body }) => body)).toEqual([{ role: 'PRM_PATIENT' }]);
    await expect(load({ access: 'signed-in', consents: 'asked-here' }, '/consents')).resolves.toBeNull();
  });

  it.each(addresses.filter((address) => forClinicAdmins.test(address)))(
    '%s is for admins of a clinic alone',
    async (address) => {
      const enter = (user: UserClaim) => {
        adoptSession(givenSession(user));
        const loader = routeAt(address)?.loader as (asked: Pick<LoaderFunctionArgs, 'request'>) => unknown;
        return Promise.resolve(loader({ request: new Request(`http://localhost${address}`) }));
      };
      const thrown = await enter(givenStaff()).catch((sent) => sent);
      expect((thrown as Response).headers.get('location')).toBe('/permission-denied');
      const employments = givenStaff().employments.map((each) => ({ ...each, isAdmin: true }));
      await expect(enter(givenStaff({ employments }))).resolves.toBeNull();
    },
  );

  it('asks nothing when the role fits', async () => {
    adoptSession(givenSession(givenUser()));
    const { calls } = fakeServer();
    await expect(load({ access: 'patient' }, '/my-e-contacts')).resolves.toBeNull();
    expect(calls).toEqual([]);
  });
});
