import type { UserClaim } from '@tervita/contract/auth';
import type { Permission } from '@tervita/domain/auth';
import { missingConsents } from '@tervita/domain/consents';
import type { Config } from '../core/config.ts';
import type { Session } from '../core/session/index.ts';

/** Who a route is for. */
export type RouteAccess = 'public' | 'signed-in' | 'patient' | 'clinic' | 'platform-admin';

export interface RouteRules {
  readonly access: RouteAccess;
  /** Only for whoever administers a clinic; which one is chosen is the page's matter. */
  readonly isForClinicAdmins?: true;
  /** The page is part of completing a profile, or helps with it. */
  readonly profile?: 'may-be-incomplete';
  /** 'needed': of the active role. 'asked-here': this page asks for them. */
  readonly consents?: 'needed' | 'asked-here';
  /**
   * 'goes-home': a signed-in person has nothing to do here, as on the start page and the ways in.
   * 'completes-profile': only somebody whose profile is incomplete has.
   */
  readonly whenSignedIn?: 'goes-home' | 'completes-profile';
}

type Pass = { readonly pass: true; readonly role?: Permission };
/** Where to go instead, in which role, and which route to come back to. */
type Go = {
  readonly go: string;
  readonly comeBackTo?: 'requested' | '/my-e-contacts';
  readonly role?: Permission;
};
export type Verdict = Pass | Go;

const roleHomes: Record<Permission, string> = {
  PRM_DOCTOR: '/clinic-e-contacts',
  PRM_PATIENT: '/my-e-contacts',
  PRM_TERVITA_ADMIN: '/prm',
};
export const homeOfRole = (role: Permission): string => roleHomes[role];
export const homeOf = (user: Pick<UserClaim, 'activeRole'>): string => homeOfRole(user.activeRole);

const roleOf: Partial<Record<RouteAccess, Permission>> = {
  patient: 'PRM_PATIENT',
  clinic: 'PRM_DOCTOR',
  'platform-admin': 'PRM_TERVITA_ADMIN',
};

/** The page that asks works in the role that needs them. */
const toConsents = (role: Permission): Go => ({
  go: '/consents',
  role,
  comeBackTo: role === 'PRM_PATIENT' ? '/my-e-contacts' : 'requested',
});

/** Staff who came without a digital ID are asked for what their sign-in lacks. */
const missing = ({ staffNeeds }: Pick<UserClaim, 'staffNeeds'>, role: Permission): Go =>
  staffNeeds && role !== 'PRM_PATIENT'
    ? { go: '/verify-app-code', comeBackTo: 'requested' }
    : { go: '/permission-denied' };

const judgeConsents = (rules: RouteRules, user: UserClaim, role: Permission): Verdict | undefined => {
  const given = missingConsents(user.consents, role).length === 0;
  if (rules.consents === 'asked-here') return given ? { go: homeOf(user) } : { pass: true };
  const isNeeded = rules.consents === 'needed' || rules.access === 'patient' || rules.access === 'clinic';
  return isNeeded && !given ? toConsents(role) : undefined;
};

const judgeSignedIn = (rules: RouteRules, user: UserClaim): Verdict | undefined => {
  if (rules.whenSignedIn === 'goes-home') return { go: homeOf(user) };
  if (rules.whenSignedIn !== 'completes-profile') return undefined;
  if (!user.incompleteProfile) return { go: homeOf(user) };
  return judgeConsents(rules, user, user.activeRole) ?? { pass: true };
};

/** May this person see this page? All the guards of the app, in the order they are asked. */
export const guard = (rules: RouteRules, session: Session | null, config: Config): Verdict => {
  const early = session && judgeSignedIn(rules, session.userClaim);
  if (early) return early;
  if (rules.access === 'public') return { pass: true };
  if (!session) return { go: '/choose-auth?status=sign-in', comeBackTo: 'requested' };
  const user = session.userClaim;
  if (user.incompleteProfile && rules.profile !== 'may-be-incomplete') {
    const go = config.prmFeatures.COUNTRY_CODE === 'EE' ? '/signup' : '/complete-profile';
    return { go, comeBackTo: 'requested' };
  }
  const role = roleOf[rules.access];
  if (role && !user.permissions.includes(role)) return missing(user, role);
  if (rules.isForClinicAdmins && !user.employments.some(({ isAdmin }) => isAdmin))
    return { go: '/permission-denied' };
  return judgeConsents(rules, user, role ?? user.activeRole) ?? { pass: true, ...(role ? { role } : {}) };
};
