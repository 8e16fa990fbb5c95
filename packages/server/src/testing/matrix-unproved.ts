interface Unproved {
  /** Why the sample of the matrix gets no further than a refusal. */
  readonly because: string;
  /** Which tests show who gets through, and that a stranger does not; under features/. */
  readonly shownIn: string;
  readonly calls: readonly string[];
}

/**
 * Calls of which the access matrix shows no success and no business code to anybody. Who is refused for the role, or without
 * a session, it shows of these too.
 */
export const unproved: readonly Unproved[] = [
  {
    because: 'a questionnaire that the clinic asked for is started at its provider',
    shownIn: 'care-flows/requested.test.ts',
    calls: ['POST /patient/actions/:id/awell'],
  },
  {
    because: 'a care flow is finished at its provider',
    shownIn: 'care-flows/patient.test.ts',
    calls: ['POST /patient/e-contacts/finalize'],
  },
  {
    because: 'a care flow is finished at its provider',
    shownIn: 'care-flows/clinic.test.ts',
    calls: ['POST /clinic/e-contacts/:id/actions/awell-finalize'],
  },
  {
    because: 'a job must have read a list in which a patient has another name',
    shownIn: 'clinic-import/names-and-notices.test.ts',
    calls: ['POST /clinic/import/:id/take-name'],
  },
];
