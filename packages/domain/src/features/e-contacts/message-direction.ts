export const messageDirections = [
  'PATIENT_TO_CLINIC',
  'REPRESENTATIVE_TO_CLINIC',
  'CLINIC_TO_PATIENT',
  'CLINIC_TO_REPRESENTATIVE',
  'CLINIC_BEHALF_OF_PATIENT',
  'CLINIC_TO_PATIENT_BEHALF_OF_PATIENT',
] as const;
export type MessageDirection = (typeof messageDirections)[number];

export const creatorKinds = ['PATIENT', 'REPRESENTATIVE', 'CLINIC'] as const;
export type CreatorKind = (typeof creatorKinds)[number];

export const directionToClinic = (creator: CreatorKind): MessageDirection =>
  creator === 'REPRESENTATIVE' ? 'REPRESENTATIVE_TO_CLINIC' : 'PATIENT_TO_CLINIC';

const fromClinic: Record<CreatorKind, MessageDirection> = {
  PATIENT: 'CLINIC_TO_PATIENT',
  REPRESENTATIVE: 'CLINIC_TO_REPRESENTATIVE',
  CLINIC: 'CLINIC_TO_PATIENT_BEHALF_OF_PATIENT',
};
export const directionFromClinic = (creator: CreatorKind): MessageDirection => fromClinic[creator];
