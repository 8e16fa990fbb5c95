import type { DocumentSlug } from '@tervita/domain/consents';

/** Agreeing to texts, and reading them. Days come in the form of a sentence: "1 September 2026". */
export const consents = {
  title: 'Read and agree',
  lead: 'We need your agreement before you go on. The short lines say what matters most.',
  documents: {
    'terms-and-conditions-patient': 'Terms for patients',
    'terms-and-conditions-clinic': 'Terms for clinic staff',
    'privacy-policy': 'Privacy policy',
    'cookie-policy': 'Cookie policy',
    'translation-policy': 'Translation policy',
  } satisfies Record<DocumentSlug, string>,
  accept: {
    'terms-and-conditions-patient': 'I have read the terms for patients and agree to them',
    'terms-and-conditions-clinic': 'I have read the terms for clinic staff and agree to them',
    'privacy-policy': 'I have read the privacy policy and agree to it',
    'cookie-policy': 'I have read the cookie policy and agree to it',
    'translation-policy': 'I have read the translation policy and agree to it',
  } satisfies Record<DocumentSlug, string>,
  inShort: 'In short',
  whole: 'Read the whole text',
  changed: {
    terms: 'We have changed our terms',
    privacy: 'We have changed our privacy policy',
    text: (day: string, before: string) =>
      `The new text has applied since ${day}. You last agreed to the version of ${before}.`,
  },
  tickOne: 'Tick the box to go on',
  tickBoth: 'Tick both to go on',
  agree: 'Agree',
  cancel: 'Cancel and sign out',
  inForce: (day: string) => `In force since ${day}`,
  contents: 'On this page',
  print: 'Print',
  whose: 'Which terms to read',
  forPatients: 'For patients',
  forClinics: 'For clinic staff',
  loading: 'Loading the text',
  tryingAgain: (attempt: number, of: number) => `The text did not load. Trying again, ${attempt} of ${of}.`,
  failed: {
    title: 'We could not load the text',
    text: 'We tried three times. Check your connection and try again. If it does not help, write to help@tervita.example.',
  },
};
