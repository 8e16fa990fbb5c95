import { listMyClinics } from './clinic/list-my-clinics.ts';
import { listPatientLists } from './clinic/patient-lists.ts';
import { type ClinicInfoDeps, editClinic, readInfo } from './info/clinic-info.ts';
import { listClinics } from './patient/list-clinics.ts';
import { changeSetting, readSetting } from './setting/clinic-setting.ts';
import { readSubscription, upgrade } from './setting/subscription.ts';

export { showsExpectedReply, stateOfFeature } from './feature-state.ts';
export { hoursIn, openingHoursOf } from './opening-hours-store.ts';

export const clinicCalls = (deps: ClinicInfoDeps) => [
  listMyClinics,
  listClinics,
  listPatientLists,
  readInfo,
  editClinic(deps),
  readSetting,
  changeSetting,
  readSubscription,
  upgrade,
];
