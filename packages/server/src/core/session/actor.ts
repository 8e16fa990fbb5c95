import type {
  ActiveRole,
  Assurance,
  EmployeeRole,
  Permission,
  SignInMethod,
  StaffNeed,
} from '@tervita/domain/auth';
import type { ConsentFlags } from '@tervita/domain/consents';
import type { Language } from '@tervita/domain/core';

export interface Employment {
  readonly clinicId: string;
  readonly clinicName: string;
  readonly timeZone: string;
  readonly role: EmployeeRole;
  readonly isAdmin: boolean;
}

/** Who calls, read from the database in each request, so that a change of rights works at once. */
export interface Actor {
  readonly userId: string;
  readonly personId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly language: Language | null;
  readonly permissions: readonly Permission[];
  readonly activeRole: ActiveRole;
  readonly assurance: Assurance;
  readonly method: SignInMethod;
  /** What keeps somebody who is employed, or runs the platform, from that work in this session. */
  readonly staffNeeds: StaffNeed | null;
  readonly employments: readonly Employment[];
  /** Empty unless the active role is the clinic's: rights of two roles never mix. */
  readonly clinicIds: readonly string[];
  readonly consents: ConsentFlags;
  /** Also true when the birth date is not known: nobody could say whether the person is of age. */
  readonly incompleteProfile: boolean;
  /** Under 18 today, by birth date or personal code. */
  readonly isMinor: boolean;
  readonly familyId: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
}
