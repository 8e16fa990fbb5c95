export const plans = ['PREMIUM', 'BASIC', 'SPECIAL'] as const;
export type Plan = (typeof plans)[number];

/** A family-doctor centre serves its members; an open (private) clinic accepts anybody. */
export const clinicKinds = ['FAMILY_DOCTOR', 'OPEN'] as const;
export type ClinicKind = (typeof clinicKinds)[number];

export const membershipStatuses = ['PENDING', 'MEMBER', 'FORMER'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** How a clinic's record of a patient came to be theirs: they said so, wrote to it, opened a link of its, or a register did. */
export const memberConfirmations = ['PERSON', 'WRITTEN', 'LINK', 'REGISTER', 'CLINIC'] as const;
export type MemberConfirmation = (typeof memberConfirmations)[number];

/** How a clinic came to have a record of somebody: from a list, by its own staff, or because they wrote. */
export const cameBy = ['IMPORT', 'ENTERED', 'WROTE'] as const;
export type CameBy = (typeof cameBy)[number];
