import type { RejectReason } from '@tervita/domain/e-contacts';

/** What the patient reads when the clinic rejects; staff see it before they do. */
export const rejectionTold = {
  PATIENT_NOT_IN_LIST: 'The clinic sees only patients who are registered with its family doctors.',
  CLINIC_OVERLOADED: 'The clinic cannot take on more requests at the moment.',
  OTHER: 'The clinic cannot help with this by e-contact.',
} satisfies Record<RejectReason, string>;
