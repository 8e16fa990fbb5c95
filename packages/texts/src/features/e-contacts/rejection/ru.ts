import type { rejectionTold as english } from './en.ts';

export const rejectionTold: typeof english = {
  PATIENT_NOT_IN_LIST: 'Клиника обслуживает только пациентов из списков своих семейных врачей.',
  CLINIC_OVERLOADED: 'Клиника сейчас не может принять новые обращения.',
  OTHER: 'Клиника не может помочь с этим через э-контакт.',
};
