import type { rejectionTold as english } from './en.ts';

export const rejectionTold: typeof english = {
  PATIENT_NOT_IN_LIST: 'Przychodnia obsługuje tylko pacjentów z list swoich lekarzy rodzinnych.',
  CLINIC_OVERLOADED: 'Przychodnia nie może teraz przyjąć nowych zgłoszeń.',
  OTHER: 'Przychodnia nie może pomóc w tej sprawie przez e-kontakt.',
};
