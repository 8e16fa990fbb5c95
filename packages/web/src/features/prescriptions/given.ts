import type { PrescriptionToDecide } from '@tervita/contract/e-contacts';
import type { Prescription } from '@tervita/contract/prescriptions';

/** A medicine that waits for the clinic and was never asked for before. */
export const givenPrescription = (more: Partial<Prescription> = {}): Prescription => ({
  id: '01960000-0000-7000-8000-0000000000d1',
  eContactId: null,
  brand: 'Betarolin',
  activeIngredient: 'metoprolol',
  atc: 'C07AB02',
  form: 'tablets',
  route: 'oral',
  strength: '50 mg',
  frequency: 'ONCE_DAILY',
  weekday: null,
  frequencyWords: '',
  indication: '',
  pregnancy: null,
  alert: null,
  comment: '',
  state: 'REQUESTED',
  at: '2026-03-10T08:00:00.000Z',
  previousId: null,
  lastAt: null,
  decidedAt: null,
  decidedByName: null,
  decidedByMe: false,
  declineReason: null,
  declineWords: null,
  ...more,
});

/** The same, for whoever decides on it. */
export const givenToDecide = (more: Partial<PrescriptionToDecide> = {}): PrescriptionToDecide => ({
  ...givenPrescription(more),
  decisions: [],
  asksPregnancy: false,
  ...more,
});
