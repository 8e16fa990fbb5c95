import type { Assurance } from './roles.ts';

export const signInMethods = ['DIGITAL_ID', 'GOOGLE', 'APPLE', 'PASSWORD'] as const;
export type SignInMethod = (typeof signInMethods)[number];
export const outsideProviders = ['GOOGLE', 'APPLE'] as const;
export type OutsideProvider = (typeof outsideProviders)[number];

/** Only the digital ID proves who somebody is; the others prove an address. */
export const assuranceOf = (method: SignInMethod): Assurance => (method === 'DIGITAL_ID' ? 'HIGH' : 'LOW');

/** What a session lacks before it may do a clinic's work. */
export const staffNeeds = ['APP_CODE', 'DIGITAL_ID'] as const;
export type StaffNeed = (typeof staffNeeds)[number];

interface Place {
  readonly country: string;
  readonly isProd: boolean;
}

/** Staff in Estonia sign in with their digital ID; elsewhere a second factor makes up for it. */
export const staffNeedAt = (method: SignInMethod, { country, isProd }: Place): StaffNeed | null => {
  if (assuranceOf(method) === 'HIGH') return null;
  return country === 'EE' && isProd ? 'DIGITAL_ID' : 'APP_CODE';
};
