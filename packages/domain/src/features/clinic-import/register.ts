/** How staff prove themselves before the register is asked in their name. */
export const registerMethods = ['SMART_ID', 'MOBILE_ID'] as const;
export type RegisterMethod = (typeof registerMethods)[number];

export const registerSignInStates = ['PENDING', 'SUCCESS', 'FAILED'] as const;
export type RegisterSignInState = (typeof registerSignInStates)[number];

/** Why a sign-in ended without success; each has its own sentence. */
export const registerSignInFailures = [
  'REFUSED',
  'TIMEOUT',
  'WRONG_CODE_CHOSEN',
  /** No account, or the number belongs to another code: the two are not told apart. */
  'NO_ACCOUNT',
  'ACCOUNT_UNUSABLE',
  'APP_TOO_OLD',
  'PHONE_ABSENT',
  'NOT_DELIVERED',
  'SIM_FAULT',
  /** A newer sign-in took its place. */
  'REPLACED',
  /** The answer came, and its signature or certificate does not hold. */
  'NOT_VERIFIED',
  'TECHNICAL',
] as const;
export type RegisterSignInFailure = (typeof registerSignInFailures)[number];

/** Why lists could not be brought from the register. */
export const registerFaults = ['REGISTER_NOT_AVAILABLE', 'NO_RIGHT', 'LIST_NOT_FOUND', 'UNREADABLE'] as const;
export type RegisterFault = (typeof registerFaults)[number];

/** How long somebody has to answer on the phone, and how long the register may be asked afterwards. */
export const registerAnswerSeconds = 120;
export const registerSessionMinutes = 15;

/** More lists than one organisation has. */
export const registerListsMost = 50;

/** Of the vendor's demonstration numbers not all are real numbers: only the form is checked. */
export const mobileIdPhone = /^\+37[02]\d{7,8}$/;

/** A member as the register tells it. */
export interface RegisterMember {
  readonly personalCode: string;
  readonly firstName: string;
  readonly surname: string;
  readonly memberFrom: string | null;
  readonly memberUntil: string | null;
  readonly deceasedAt: string | null;
}

/** Whether somebody is a patient of the list on this day: whoever died, or has left, is not. */
export const isMemberOn = (
  { memberUntil, deceasedAt }: Pick<RegisterMember, 'memberUntil' | 'deceasedAt'>,
  today: string,
): boolean => deceasedAt === null && (memberUntil === null || memberUntil >= today);
