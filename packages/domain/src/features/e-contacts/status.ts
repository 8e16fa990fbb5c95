/** One stored status and one party whose turn it is; every list and label is a view of the two. */
export const eContactStatuses = [
  'CREATED',
  'STARTED',
  'SUBMITTED',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
] as const;
export type EContactStatus = (typeof eContactStatuses)[number];

export const parties = ['PATIENT', 'CLINIC'] as const;
export type Party = (typeof parties)[number];

/** What a person reads as the state of an e-contact. */
export const eContactPhases = [
  'DRAFT',
  'SENDING',
  'CLINIC_TURN',
  'PATIENT_TURN',
  'COMPLETED',
  'WITHDRAWN',
  'REJECTED',
  'FAILED',
] as const;
export type EContactPhase = (typeof eContactPhases)[number];

const phases: Record<Exclude<EContactStatus, 'SUBMITTED'>, EContactPhase> = {
  CREATED: 'DRAFT',
  STARTED: 'SENDING',
  COMPLETED: 'COMPLETED',
  CANCELLED: 'WITHDRAWN',
  REJECTED: 'REJECTED',
  FAILED: 'FAILED',
};

export const phaseOf = (eContact: { status: EContactStatus; turn: Party | null }): EContactPhase => {
  if (eContact.status !== 'SUBMITTED') return phases[eContact.status];
  return eContact.turn === 'PATIENT' ? 'PATIENT_TURN' : 'CLINIC_TURN';
};

const closed: readonly EContactStatus[] = ['COMPLETED', 'CANCELLED', 'REJECTED'];
export const isClosed = (status: EContactStatus) => closed.includes(status);

/** Begun on an outside page, and nothing of it has come to the clinic. */
export const unsentStatuses = ['STARTED', 'FAILED'] as const satisfies readonly EContactStatus[];
export type UnsentStatus = (typeof unsentStatuses)[number];
export const isUnsent = (status: string): status is UnsentStatus =>
  unsentStatuses.some((each) => each === status);

/**
 * Call for help now, speak to the clinic today, or words that only sound like danger. The gravest first, also in the
 * alphabet: the inbox is listed by it.
 */
export const redFlags = ['CALL_112', 'TODAY', 'WORDS'] as const;
export type RedFlag = (typeof redFlags)[number];
