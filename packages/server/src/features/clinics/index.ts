import { listMyClinics } from './clinic/list-my-clinics.ts';
import { listEmployees, listPatientLists } from './clinic/staff-and-lists.ts';
import { listClinics } from './patient/list-clinics.ts';

export { stateOfFeature } from './feature-state.ts';
export { hoursIn, openingHoursOf } from './opening-hours-store.ts';

export const clinicCalls = [listMyClinics, listClinics, listEmployees, listPatientLists];
