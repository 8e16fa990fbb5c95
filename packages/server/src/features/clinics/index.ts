export { listMyClinics } from './clinic/list-my-clinics.ts';
export { listClinics } from './patient/list-clinics.ts';
