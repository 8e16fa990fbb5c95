/** Small pages that lead to each other: fetched together. */
export { Component as ChoosePatientPage } from './for-whom/choose-patient-page.tsx';
export { Component as ChoosePersonPage } from './for-whom/choose-person-page.tsx';
export { Component as ChooseClinicPage } from './where/choose-clinic-page.tsx';
export { Component as ChooseOpenClinicPage } from './where/choose-open-clinic-page.tsx';
