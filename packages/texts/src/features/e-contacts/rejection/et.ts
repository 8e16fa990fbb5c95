import type { rejectionTold as english } from './en.ts';

export const rejectionTold: typeof english = {
  PATIENT_NOT_IN_LIST: 'Kliinik teenindab ainult oma perearstide nimistute patsiente.',
  CLINIC_OVERLOADED: 'Kliinikul on praegu rohkem tööd, kui ta jõuab teha.',
  OTHER: 'Kliinik ei saa selles asjas e-kontakti teel aidata.',
};
