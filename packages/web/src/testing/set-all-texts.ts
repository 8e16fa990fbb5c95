import type { Language } from '@tervita/domain/core';
import { errorCodesPart } from '../core/api/error-codes.ts';
import { accountPart } from '../core/texts/account.ts';
import { clinicPart } from '../core/texts/clinic.ts';
import { setTexts, signedInPart } from '../core/texts/index.ts';
import { patientPart } from '../core/texts/patient.ts';
import { profilePart } from '../core/texts/profile.ts';
import { adsPart } from '../features/ads/texts.ts';
import { aiPart } from '../features/ai/index.ts';
import { authPart } from '../features/auth/texts.ts';
import { palettePart } from '../features/command-palette/texts.ts';
import { cookiePart } from '../features/consents/cookies/texts.ts';
import { consentsPart } from '../features/consents/texts.ts';
import { actionsPart } from '../features/e-contacts/clinic/actions/texts.ts';
import { creatingPart } from '../features/e-contacts/clinic/create/texts.ts';
import { workingPart } from '../features/e-contacts/clinic/detail/texts.ts';
import { inboxMorePart } from '../features/e-contacts/clinic/inbox/texts.ts';
import { askingPart, choosingPart, sendingPart } from '../features/e-contacts/patient/flow/texts.ts';
import { timelinePart } from '../features/e-contacts/patient/timeline/texts.ts';
import { warningPart } from '../features/e-contacts/patient/warning/texts.ts';
import { feedbackPart } from '../features/feedback/texts.ts';
import { filesPart } from '../features/files/texts.ts';
import { homePart } from '../features/home/texts.ts';
import { devicePart } from '../features/notifications/texts.ts';
import { patientsPart } from '../features/patients/texts.ts';
import { personsPart } from '../features/persons/texts.ts';
import { platformAiPart } from '../features/platform-admin/texts.ts';
import { templatesPart } from '../features/reply-templates/texts.ts';

/** As if every page had been opened. */
export const setAllTexts = (language: Language): Promise<void> =>
  setTexts(
    language,
    homePart,
    authPart,
    consentsPart,
    cookiePart,
    signedInPart,
    patientPart,
    choosingPart,
    sendingPart,
    askingPart,
    warningPart,
    timelinePart,
    feedbackPart,
    adsPart,
    actionsPart,
    aiPart,
    platformAiPart,
    workingPart,
    personsPart,
    templatesPart,
    creatingPart,
    patientsPart,
    inboxMorePart,
    palettePart,
    clinicPart,
    accountPart,
    profilePart,
    errorCodesPart,
    filesPart,
    devicePart,
    signedInPart,
    patientPart,
    clinicPart,
  );
