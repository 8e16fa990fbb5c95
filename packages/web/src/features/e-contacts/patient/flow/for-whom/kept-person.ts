import { type Kept, keptAsDraft } from '../../../../../core/form/index.ts';

/** The code and the rest are typed on two pages; both outlive them. */
export const keptCode = (userId: string): Kept => keptAsDraft(userId, 'add-person/code');
export const keptDetails = (userId: string): Kept => keptAsDraft(userId, 'add-person/details');

export const typedCode = (userId: string): string => keptCode(userId).read().personalCode ?? '';

export const forgetTyped = (userId: string): void => {
  keptCode(userId).write({});
  keptDetails(userId).write({});
};
