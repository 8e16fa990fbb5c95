import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { newAddress } from '../inbox/detail-address.ts';

/** A new e-contact of the same patient; the way back leads here. With a representative it goes to them. */
export const newFrom = (
  { id, patient }: ClinicEContactDetail,
  kind: 'as-patient' | 'to-patient',
  representativeId?: string,
): string => {
  const to = representativeId ? `&representative=${representativeId}` : '';
  return `${newAddress(kind, patient.clinicMemberId)}&step=message&from=${id}${to}`;
};
