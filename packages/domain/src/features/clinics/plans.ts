export const plans = ['PREMIUM', 'BASIC', 'SPECIAL'] as const;
export type Plan = (typeof plans)[number];

/** A family-doctor centre serves its members; an open (private) clinic accepts anybody. */
export const clinicKinds = ['FAMILY_DOCTOR', 'OPEN'] as const;
export type ClinicKind = (typeof clinicKinds)[number];

export const membershipStatuses = ['PENDING', 'MEMBER', 'FORMER'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];
