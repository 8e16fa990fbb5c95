import type { rejectionTold as english } from './en.ts';

export const rejectionTold: typeof english = {
  PATIENT_NOT_IN_LIST: 'Kliinik teenindab ainult oma perearstide nimistute patsiente.',
  CLINIC_OVERLOADED: 'Kliinik ei saa praegu uusi pöördumisi vastu võtta.',
  OTHER: 'Kliinik ei saa selles asjas e-kontakti teel aidata.',
};
