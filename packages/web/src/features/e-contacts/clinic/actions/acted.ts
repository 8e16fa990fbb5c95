import type { ClinicEContactRow } from '@tervita/contract/e-contacts';

/** What an action needs to know of an e-contact: a row of the list and the detail both have it. */
export type Acted = Pick<
  ClinicEContactRow,
  | 'id'
  | 'clinicId'
  | 'version'
  | 'type'
  | 'status'
  | 'turn'
  | 'assignee'
  | 'patient'
  | 'planned'
  | 'redFlag'
  | 'undecidedMedicines'
  | 'soundsLike'
>;

export type Assignee = NonNullable<Acted['assignee']>;

export const fullName = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`;
