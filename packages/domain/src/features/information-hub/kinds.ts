import type { EmployeeRole } from '../auth/index.ts';

/** MEDICINE is about prescription medicines. It and GUIDELINE are clinical. */
export const informationKinds = ['GUIDELINE', 'MEDICINE', 'IMPORTANT'] as const;
export type InformationKind = (typeof informationKinds)[number];

export const isClinicalKind = (kind: InformationKind): boolean => kind !== 'IMPORTANT';

const read: Record<EmployeeRole, readonly InformationKind[]> = {
  DOCTOR: informationKinds,
  NURSE: ['GUIDELINE', 'IMPORTANT'],
  NON_HEALTHCARE: ['IMPORTANT'],
};

/** What somebody who works in this role may read. */
export const kindsReadBy = (role: EmployeeRole): readonly InformationKind[] => read[role];

export const readsClinical = (role: EmployeeRole): boolean => read[role].some(isClinicalKind);

/** WITHDRAWN: staff read it no more; its versions stay. */
export const informationStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type InformationState = (typeof informationStates)[number];
