import type { RegisterFault, RegisterMember } from '@tervita/domain/clinic-import';

export interface RegisterOrganisation {
  readonly registrationCode: string;
  readonly name: string;
}

export interface RegisterListHead {
  readonly listCode: string;
  readonly doctor: { readonly code: string; readonly firstName: string; readonly surname: string };
  readonly memberCount: number;
}

/**
 * The register of practice lists. Each call is made in the name of a person, and the register gives only what they may see.
 * Its real interface is not public: this is what the product needs of it.
 */
export interface PatientRegister {
  organisationsOf(person: string): Promise<readonly RegisterOrganisation[]>;
  listsOf(person: string, registrationCode: string): Promise<readonly RegisterListHead[]>;
  /** A whole list as it is at one moment. */
  membersOf(person: string, registrationCode: string, listCode: string): Promise<readonly RegisterMember[]>;
}

export class RegisterRefused extends Error {
  readonly fault: RegisterFault;
  constructor(fault: RegisterFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
