import { listMine, listOfPatient, record } from './of-person.ts';
import { search, searchAsPatient } from './register/search.ts';

export {
  anyPrescriptionWaits,
  askForPrescriptions,
  assertMayBeAsked,
  earlierDecisions,
  type PatientOfClinic,
  prescriptionsOfEContact,
  refuseWhileMedicinesWait,
} from './prescription-store.ts';
export { loadIfEmpty, loadRegister } from './register/load-register.ts';
export { BadRegister } from './register/read-csv.ts';

export const prescriptionCalls = [search, searchAsPatient, listMine, listOfPatient, record];
