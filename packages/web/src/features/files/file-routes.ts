import {
  getClinicFile,
  getPatientFile,
  linkClinicFile,
  linkPatientFile,
  removeClinicFile,
  removePatientFile,
  uploadClinicFile,
  uploadEContactFile,
  uploadPatientFile,
} from '@tervita/contract/files';

export type Side = 'patient' | 'clinic';

/** The same calls exist for either side; which ones is known by where the screen stands. */
export const fileRoutes = {
  patient: {
    upload: uploadPatientFile,
    get: getPatientFile,
    remove: removePatientFile,
    link: linkPatientFile,
  },
  clinic: { upload: uploadClinicFile, get: getClinicFile, remove: removeClinicFile, link: linkClinicFile },
} as const;
export { uploadEContactFile };
