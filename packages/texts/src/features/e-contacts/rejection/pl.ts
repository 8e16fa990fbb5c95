import type { rejectionTold as english } from './en.ts';

export const rejectionTold: typeof english = {
  PATIENT_NOT_IN_LIST: 'Przychodnia obsługuje tylko pacjentów z list swoich lekarzy rodzinnych.',
  CLINIC_OVERLOADED: 'Przychodnia ma teraz więcej pracy, niż może wykonać.',
  OTHER: 'Przychodnia nie może pomóc w tej sprawie przez e-kontakt.',
};
