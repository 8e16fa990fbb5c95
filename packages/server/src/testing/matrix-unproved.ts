interface Unproved {
  /** Why the sample of the matrix gets no further than a refusal. */
  readonly because: string;
  /** Which tests show the right and the wall instead; under features/. */
  readonly shownIn: string;
  readonly calls: readonly string[];
}

const input = 'what it takes is checked by rules that no sample knows, such as codes and check digits';

/** Calls of which the access matrix shows no success and no business code to anybody. */
export const unproved: readonly Unproved[] = [
  {
    because: input,
    shownIn: 'auth/password/password.test.ts',
    calls: ['POST /send-otp', 'POST /signup/password', 'POST /reset-password', 'POST /users/password'],
  },
  { because: input, shownIn: 'profiles/profiles.test.ts', calls: ['POST /users/complete-profile'] },
  { because: input, shownIn: 'persons/persons.test.ts', calls: ['GET /patient/person/lookup'] },
  { because: input, shownIn: 'employees/add-employee.test.ts', calls: ['POST /clinic/:clinicId/employees'] },
  { because: input, shownIn: 'patients/patients.test.ts', calls: ['GET /clinic/patients/lookup'] },
  {
    because: input,
    shownIn: 'clinic-import/register/sign-in.test.ts',
    calls: [
      'POST /misp/auth/mobile-id',
      'POST /misp/auth/mobile-id/status',
      'POST /misp/auth/smart-id',
      'POST /misp/auth/smart-id/status',
    ],
  },
  {
    because: input,
    shownIn: 'clinic-import/register/import.test.ts',
    calls: ['POST /misp/patient-list/import'],
  },
  { because: input, shownIn: 'information-hub/platform-admin.test.ts', calls: ['POST /prm/information-hub'] },
  {
    because: input,
    shownIn: 'ai/platform-admin/platform-admin.test.ts',
    calls: ['POST /prm/prompts/:purpose/versions'],
  },
  { because: input, shownIn: 'platform-admin/clinics.test.ts', calls: ['POST /prm/clinics'] },
  { because: input, shownIn: 'clinic-signup/clinic-signup.test.ts', calls: ['POST /signup/clinic'] },
  {
    because: 'the installation of the matrix counts no pages',
    shownIn: 'usage/page-views.test.ts',
    calls: ['POST /page-views'],
  },
  {
    because: 'the sample names no clinic of the caller, because the path is not under /clinic',
    shownIn: 'global-messages/change-global-messages.test.ts',
    calls: ['POST /global-message', 'DELETE /global-message/:id'],
  },
  {
    because: 'a care flow needs its provider',
    shownIn: 'care-flows/patient.test.ts',
    calls: ['POST /patient/actions/:id/awell', 'POST /patient/e-contacts/finalize'],
  },
  {
    because: 'a care flow needs its provider',
    shownIn: 'care-flows/clinic.test.ts',
    calls: ['POST /clinic/e-contacts/:id/actions/awell-finalize'],
  },
  {
    because: 'an item must be written and published first, by the platform',
    shownIn: 'information-hub/information-hub.test.ts',
    calls: [
      'GET /clinic/information-hub/:id',
      'POST /clinic/information-hub/:id/read',
      'POST /clinic/information-hub/:id/unread',
    ],
  },
  {
    because: 'an item must be written first; it belongs to no clinic',
    shownIn: 'information-hub/platform-admin.test.ts',
    calls: [
      'GET /prm/information-hub/:id',
      'GET /prm/information-hub/:id/versions/:version',
      'POST /prm/information-hub/:id/versions',
      'POST /prm/information-hub/:id/publish',
      'POST /prm/information-hub/:id/withdraw',
    ],
  },
  {
    because: 'an import needs a file that the clinic has uploaded',
    shownIn: 'clinic-import/import.test.ts',
    calls: [
      'PATCH /import/csv',
      'GET /clinic/import/:id',
      'POST /clinic/import/:id/confirm',
      'POST /clinic/import/:id/stop',
      'GET /clinic/import/:id/problems',
      'GET /clinic/import/:id/report',
    ],
  },
  {
    because: 'an import needs a file that the clinic has uploaded',
    shownIn: 'clinic-import/names-and-notices.test.ts',
    calls: ['POST /clinic/import/:id/take-name', 'POST /clinic/import/:id/seen'],
  },
  {
    because: 'a prescription must be asked for first',
    shownIn: 'prescriptions/prescriptions.test.ts',
    calls: [
      'POST /clinic/e-contacts/:id/prescriptions/:prescriptionId/approve',
      'POST /clinic/e-contacts/:id/prescriptions/:prescriptionId/decline',
      'POST /clinic/e-contacts/:id/prescriptions/:prescriptionId/undo',
      'POST /clinic/patients/prescriptions',
    ],
  },
  {
    because: 'a campaign needs an SMS provider',
    shownIn: 'message-centre/message-centre.test.ts',
    calls: [
      'GET /clinic/message-centre/campaigns/:id',
      'GET /clinic/message-centre/campaigns/:id/skipped',
      'POST /clinic/message-centre/campaigns/:id/stop',
    ],
  },
  {
    because: 'only an instrument that needs a licence takes words',
    shownIn: 'instruments/clinic-texts.test.ts',
    calls: [
      'PUT /clinic/:clinicId/questionnaire-texts/:instrument/:language',
      'DELETE /clinic/:clinicId/questionnaire-texts/:instrument/:language',
    ],
  },
  { because: 'a link to a file is signed', shownIn: 'files/download.test.ts', calls: ['GET /files/:token'] },
  {
    because: 'it belongs to the platform, not to a clinic, and must be made first',
    shownIn: 'ads/ads.test.ts',
    calls: ['PUT /prm/ads/:id', 'DELETE /prm/ads/:id'],
  },
  {
    because: 'a summary needs a model',
    shownIn: 'ai/clinic/clinic.test.ts',
    calls: ['POST /ai/summarization/feedback'],
  },
  {
    because: 'it belongs to the platform, not to a clinic, and must be made first',
    shownIn: 'ai/platform-admin/platform-admin.test.ts',
    calls: [
      'PUT /prm/ai-models/:id',
      'POST /prm/prompts/versions/:id/activate',
      'POST /prm/prompts/versions/:id/try',
    ],
  },
  {
    because: 'an evaluation needs a version of a prompt',
    shownIn: 'ai/platform-admin/evaluations.test.ts',
    calls: ['POST /prm/evaluations', 'GET /prm/evaluations/:id'],
  },
  {
    because: 'a job must have failed first',
    shownIn: 'platform-admin/jobs-and-notices.test.ts',
    calls: ['POST /prm/dead-jobs/:id/replay', 'POST /prm/dead-jobs/:id/discard'],
  },
  {
    because: 'a clinic must have applied first',
    shownIn: 'platform-admin/clinics.test.ts',
    calls: ['POST /prm/applications/:id/decline'],
  },
];
