import type { UserClaim } from '@tervita/contract/auth';
import type { Permission } from '@tervita/domain/auth';
import type { PublicTexts } from '@tervita/texts/public-en';
import type { Config } from '../../core/config.ts';

export type NavKey = keyof PublicTexts['shell']['nav'];
export interface NavEntry {
  readonly key: NavKey;
  readonly to: string;
}

const patient: readonly NavEntry[] = [
  { key: 'eContacts', to: '/my-e-contacts' },
  { key: 'settings', to: '/settings' },
  { key: 'help', to: '/help' },
  { key: 'terms', to: '/terms-and-conditions' },
];
const clinic: readonly NavEntry[] = [
  { key: 'eContacts', to: '/clinic-e-contacts' },
  { key: 'informationHub', to: '/information-hub' },
  { key: 'messageCentre', to: '/message-centre' },
  { key: 'tools', to: '/tools' },
  { key: 'admin', to: '/admin' },
  { key: 'feedback', to: '/feedback' },
  { key: 'platform', to: '/platform' },
  { key: 'help', to: '/help' },
];
const platformAdmin: readonly NavEntry[] = [
  { key: 'admin', to: '/prm' },
  { key: 'prompts', to: '/prm/prompts' },
  { key: 'models', to: '/prm/ai-models' },
  { key: 'help', to: '/help' },
];

const entries: Record<Permission, readonly NavEntry[]> = {
  PRM_PATIENT: patient,
  PRM_DOCTOR: clinic,
  PRM_TERVITA_ADMIN: platformAdmin,
};

/** The calculators follow Estonian guidelines, so the menu has them there only. */
export const navEntries = (role: Permission, config: Pick<Config, 'prmFeatures'>): readonly NavEntry[] =>
  entries[role].filter(({ key }) => key !== 'tools' || config.prmFeatures.COUNTRY_CODE === 'EE');

/** The other views this person can work in. */
export const otherRoles = ({
  permissions,
  activeRole,
}: Pick<UserClaim, 'permissions' | 'activeRole'>): readonly Permission[] =>
  permissions.filter((permission) => permission !== activeRole);
