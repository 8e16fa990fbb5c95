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
import { careFlowsPart } from '../features/care-flows/texts.ts';
import { clinicImportPart } from '../features/clinic-import/texts.ts';
import { clinicSignupPart } from '../features/clinic-signup/texts.ts';
import { clinicFeaturesPart } from '../features/clinics/features/texts.ts';
import { clinicAdminPart } from '../features/clinics/index.ts';
import { clinicInfoPart } from '../features/clinics/info/texts.ts';
import { subscriptionPart } from '../features/clinics/subscription/texts.ts';
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
import { employeesPart } from '../features/employees/texts.ts';
import { feedbackStatisticsPart } from '../features/feedback/clinic/texts.ts';
import { feedbackPart } from '../features/feedback/texts.ts';
import { filesPart } from '../features/files/texts.ts';
import { globalMessagesPart } from '../features/global-messages/texts.ts';
import { helpPart } from '../features/help/texts.ts';
import { homePart } from '../features/home/texts.ts';
import { informationHubPart } from '../features/information-hub/index.ts';
import { questionnaireTextsPart } from '../features/instruments/texts.ts';
import { leavePart } from '../features/leave/index.ts';
import { messageCentrePart } from '../features/message-centre/texts.ts';
import { devicePart } from '../features/notifications/texts.ts';
import { patientListsPart } from '../features/patient-lists/texts.ts';
import { patientsPart } from '../features/patients/texts.ts';
import { personsPart } from '../features/persons/texts.ts';
import { aboutPlatformPart } from '../features/platform/texts.ts';
import { informationEditorPart, platformAiPart, platformPart } from '../features/platform-admin/texts.ts';
import { prescriptionsPart } from '../features/prescriptions/index.ts';
import { templatesPart } from '../features/reply-templates/texts.ts';
import { toolsPart } from '../features/tools/texts.ts';
import { expectedReplyPart, waitingTimesPart } from '../features/waiting-times/texts.ts';

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
    questionnaireTextsPart,
    clinicAdminPart,
    clinicImportPart,
    patientListsPart,
    clinicInfoPart,
    clinicFeaturesPart,
    subscriptionPart,
    employeesPart,
    globalMessagesPart,
    messageCentrePart,
    toolsPart,
    helpPart,
    aboutPlatformPart,
    feedbackStatisticsPart,
    informationHubPart,
    waitingTimesPart,
    expectedReplyPart,
    leavePart,
    careFlowsPart,
    platformAiPart,
    platformPart,
    informationEditorPart,
    clinicSignupPart,
    prescriptionsPart,
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
