import type { rejectionTold as english } from './en.ts';

export const rejectionTold: typeof english = {
  PATIENT_NOT_IN_LIST: 'Клиника обслуживает только пациентов из списков своих семейных врачей.',
  CLINIC_OVERLOADED: 'У клиники сейчас больше работы, чем она может выполнить.',
  OTHER: 'Клиника не может помочь с этим через э-контакт.',
};
