/** Where the requests of an e-contact lead to all that the patient has. */
export const patientPrescriptionsId = 'patient-prescriptions';
