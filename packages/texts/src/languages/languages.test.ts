import { describe, expect, it } from 'vitest';
import { notifications as notificationsEn } from '../features/notifications/en.ts';
import { notifications as notificationsEt } from '../features/notifications/et.ts';
import { notifications as notificationsPl } from '../features/notifications/pl.ts';
import { notifications as notificationsRu } from '../features/notifications/ru.ts';
import { texts as aboutPlatformEn } from './about-platform-en.ts';
import { texts as aboutPlatformEt } from './about-platform-et.ts';
import { texts as aboutPlatformPl } from './about-platform-pl.ts';
import { texts as aboutPlatformRu } from './about-platform-ru.ts';
import { texts as accountEn } from './account-en.ts';
import { texts as accountEt } from './account-et.ts';
import { texts as accountPl } from './account-pl.ts';
import { texts as accountRu } from './account-ru.ts';
import { texts as actionsEn } from './actions-en.ts';
import { texts as actionsEt } from './actions-et.ts';
import { texts as actionsPl } from './actions-pl.ts';
import { texts as actionsRu } from './actions-ru.ts';
import { texts as adsEn } from './ads-en.ts';
import { texts as adsEt } from './ads-et.ts';
import { texts as adsPl } from './ads-pl.ts';
import { texts as adsRu } from './ads-ru.ts';
import { texts as aiEn } from './ai-en.ts';
import { texts as aiEt } from './ai-et.ts';
import { texts as aiPl } from './ai-pl.ts';
import { texts as aiRu } from './ai-ru.ts';
import { texts as askingEn } from './asking-en.ts';
import { texts as askingEt } from './asking-et.ts';
import { texts as askingPl } from './asking-pl.ts';
import { texts as askingRu } from './asking-ru.ts';
import { texts as authEn } from './auth-en.ts';
import { texts as authEt } from './auth-et.ts';
import { texts as authPl } from './auth-pl.ts';
import { texts as authRu } from './auth-ru.ts';
import { texts as choosingEn } from './choosing-en.ts';
import { texts as choosingEt } from './choosing-et.ts';
import { texts as choosingPl } from './choosing-pl.ts';
import { texts as choosingRu } from './choosing-ru.ts';
import { texts as clinicAdminEn } from './clinic-admin-en.ts';
import { texts as clinicAdminEt } from './clinic-admin-et.ts';
import { texts as clinicAdminPl } from './clinic-admin-pl.ts';
import { texts as clinicAdminRu } from './clinic-admin-ru.ts';
import { texts as clinicEn } from './clinic-en.ts';
import { texts as clinicEt } from './clinic-et.ts';
import { texts as clinicFeaturesEn } from './clinic-features-en.ts';
import { texts as clinicFeaturesEt } from './clinic-features-et.ts';
import { texts as clinicFeaturesPl } from './clinic-features-pl.ts';
import { texts as clinicFeaturesRu } from './clinic-features-ru.ts';
import { texts as clinicImportEn } from './clinic-import-en.ts';
import { texts as clinicImportEt } from './clinic-import-et.ts';
import { texts as clinicImportPl } from './clinic-import-pl.ts';
import { texts as clinicImportRu } from './clinic-import-ru.ts';
import { texts as clinicInfoEn } from './clinic-info-en.ts';
import { texts as clinicInfoEt } from './clinic-info-et.ts';
import { texts as clinicInfoPl } from './clinic-info-pl.ts';
import { texts as clinicInfoRu } from './clinic-info-ru.ts';
import { texts as clinicPl } from './clinic-pl.ts';
import { texts as clinicRu } from './clinic-ru.ts';
import { texts as clinicSignupEn } from './clinic-signup-en.ts';
import { texts as clinicSignupEt } from './clinic-signup-et.ts';
import { texts as clinicSignupPl } from './clinic-signup-pl.ts';
import { texts as clinicSignupRu } from './clinic-signup-ru.ts';
import { texts as consentsEn } from './consents-en.ts';
import { texts as consentsEt } from './consents-et.ts';
import { texts as consentsPl } from './consents-pl.ts';
import { texts as consentsRu } from './consents-ru.ts';
import { texts as creatingEn } from './creating-en.ts';
import { texts as creatingEt } from './creating-et.ts';
import { texts as creatingPl } from './creating-pl.ts';
import { texts as creatingRu } from './creating-ru.ts';
import { texts as deviceEn } from './device-en.ts';
import { texts as deviceEt } from './device-et.ts';
import { texts as devicePl } from './device-pl.ts';
import { texts as deviceRu } from './device-ru.ts';
import { texts as employeesEn } from './employees-en.ts';
import { texts as employeesEt } from './employees-et.ts';
import { texts as employeesPl } from './employees-pl.ts';
import { texts as employeesRu } from './employees-ru.ts';
import { texts as errorCodesEn } from './error-codes-en.ts';
import { texts as errorCodesEt } from './error-codes-et.ts';
import { texts as errorCodesPl } from './error-codes-pl.ts';
import { texts as errorCodesRu } from './error-codes-ru.ts';
import { texts as expectedReplyEn } from './expected-reply-en.ts';
import { texts as expectedReplyEt } from './expected-reply-et.ts';
import { texts as expectedReplyPl } from './expected-reply-pl.ts';
import { texts as expectedReplyRu } from './expected-reply-ru.ts';
import { texts as feedbackEn } from './feedback-en.ts';
import { texts as feedbackEt } from './feedback-et.ts';
import { texts as feedbackPl } from './feedback-pl.ts';
import { texts as feedbackRu } from './feedback-ru.ts';
import { texts as feedbackStatisticsEn } from './feedback-statistics-en.ts';
import { texts as feedbackStatisticsEt } from './feedback-statistics-et.ts';
import { texts as feedbackStatisticsPl } from './feedback-statistics-pl.ts';
import { texts as feedbackStatisticsRu } from './feedback-statistics-ru.ts';
import { texts as filesEn } from './files-en.ts';
import { texts as filesEt } from './files-et.ts';
import { texts as filesPl } from './files-pl.ts';
import { texts as filesRu } from './files-ru.ts';
import { texts as globalMessagesEn } from './global-messages-en.ts';
import { texts as globalMessagesEt } from './global-messages-et.ts';
import { texts as globalMessagesPl } from './global-messages-pl.ts';
import { texts as globalMessagesRu } from './global-messages-ru.ts';
import { texts as helpEn } from './help-en.ts';
import { texts as helpEt } from './help-et.ts';
import { texts as helpPl } from './help-pl.ts';
import { texts as helpRu } from './help-ru.ts';
import { texts as homeEn } from './home-en.ts';
import { texts as homeEt } from './home-et.ts';
import { texts as homePl } from './home-pl.ts';
import { texts as homeRu } from './home-ru.ts';
import { texts as inboxMoreEn } from './inbox-more-en.ts';
import { texts as inboxMoreEt } from './inbox-more-et.ts';
import { texts as inboxMorePl } from './inbox-more-pl.ts';
import { texts as inboxMoreRu } from './inbox-more-ru.ts';
import { texts as informationEditorEn } from './information-editor-en.ts';
import { texts as informationEditorEt } from './information-editor-et.ts';
import { texts as informationEditorPl } from './information-editor-pl.ts';
import { texts as informationEditorRu } from './information-editor-ru.ts';
import { texts as informationHubEn } from './information-hub-en.ts';
import { texts as informationHubEt } from './information-hub-et.ts';
import { texts as informationHubPl } from './information-hub-pl.ts';
import { texts as informationHubRu } from './information-hub-ru.ts';
import { texts as leaveEn } from './leave-en.ts';
import { texts as leaveEt } from './leave-et.ts';
import { texts as leavePl } from './leave-pl.ts';
import { texts as leaveRu } from './leave-ru.ts';
import { texts as messageCentreEn } from './message-centre-en.ts';
import { texts as messageCentreEt } from './message-centre-et.ts';
import { texts as messageCentrePl } from './message-centre-pl.ts';
import { texts as messageCentreRu } from './message-centre-ru.ts';
import { texts as paletteEn } from './palette-en.ts';
import { texts as paletteEt } from './palette-et.ts';
import { texts as palettePl } from './palette-pl.ts';
import { texts as paletteRu } from './palette-ru.ts';
import { texts as patientEn } from './patient-en.ts';
import { texts as patientEt } from './patient-et.ts';
import { texts as patientListsEn } from './patient-lists-en.ts';
import { texts as patientListsEt } from './patient-lists-et.ts';
import { texts as patientListsPl } from './patient-lists-pl.ts';
import { texts as patientListsRu } from './patient-lists-ru.ts';
import { texts as patientPl } from './patient-pl.ts';
import { texts as patientRu } from './patient-ru.ts';
import { texts as patientsEn } from './patients-en.ts';
import { texts as patientsEt } from './patients-et.ts';
import { texts as patientsPl } from './patients-pl.ts';
import { texts as patientsRu } from './patients-ru.ts';
import { texts as pdfEn } from './pdf-en.ts';
import { texts as pdfEt } from './pdf-et.ts';
import { texts as pdfPl } from './pdf-pl.ts';
import { texts as pdfRu } from './pdf-ru.ts';
import { texts as personsEn } from './persons-en.ts';
import { texts as personsEt } from './persons-et.ts';
import { texts as personsPl } from './persons-pl.ts';
import { texts as personsRu } from './persons-ru.ts';
import { texts as platformAiEn } from './platform-ai-en.ts';
import { texts as platformAiEt } from './platform-ai-et.ts';
import { texts as platformAiPl } from './platform-ai-pl.ts';
import { texts as platformAiRu } from './platform-ai-ru.ts';
import { texts as platformEn } from './platform-en.ts';
import { texts as platformEt } from './platform-et.ts';
import { texts as platformPl } from './platform-pl.ts';
import { texts as platformRu } from './platform-ru.ts';
import { texts as profileEn } from './profile-en.ts';
import { texts as profileEt } from './profile-et.ts';
import { texts as profilePl } from './profile-pl.ts';
import { texts as profileRu } from './profile-ru.ts';
import { texts as questionnaireTextsEn } from './questionnaire-texts-en.ts';
import { texts as questionnaireTextsEt } from './questionnaire-texts-et.ts';
import { texts as questionnaireTextsPl } from './questionnaire-texts-pl.ts';
import { texts as questionnaireTextsRu } from './questionnaire-texts-ru.ts';
import { texts as replyTemplatesEn } from './reply-templates-en.ts';
import { texts as replyTemplatesEt } from './reply-templates-et.ts';
import { texts as replyTemplatesPl } from './reply-templates-pl.ts';
import { texts as replyTemplatesRu } from './reply-templates-ru.ts';
import { texts as resultsEn } from './results-en.ts';
import { texts as resultsEt } from './results-et.ts';
import { texts as resultsPl } from './results-pl.ts';
import { texts as resultsRu } from './results-ru.ts';
import { texts as sendingEn } from './sending-en.ts';
import { texts as sendingEt } from './sending-et.ts';
import { texts as sendingPl } from './sending-pl.ts';
import { texts as sendingRu } from './sending-ru.ts';
import { texts as subscriptionEn } from './subscription-en.ts';
import { texts as subscriptionEt } from './subscription-et.ts';
import { texts as subscriptionPl } from './subscription-pl.ts';
import { texts as subscriptionRu } from './subscription-ru.ts';
import { texts as timelineEn } from './timeline-en.ts';
import { texts as timelineEt } from './timeline-et.ts';
import { texts as timelinePl } from './timeline-pl.ts';
import { texts as timelineRu } from './timeline-ru.ts';
import { texts as toolsEn } from './tools-en.ts';
import { texts as toolsEt } from './tools-et.ts';
import { texts as toolsPl } from './tools-pl.ts';
import { texts as toolsRu } from './tools-ru.ts';
import { texts as waitingTimesEn } from './waiting-times-en.ts';
import { texts as waitingTimesEt } from './waiting-times-et.ts';
import { texts as waitingTimesPl } from './waiting-times-pl.ts';
import { texts as waitingTimesRu } from './waiting-times-ru.ts';
import { texts as warningEn } from './warning-en.ts';
import { texts as warningEt } from './warning-et.ts';
import { texts as warningPl } from './warning-pl.ts';
import { texts as warningRu } from './warning-ru.ts';
import { texts as workingEn } from './working-en.ts';
import { texts as workingEt } from './working-et.ts';
import { texts as workingPl } from './working-pl.ts';
import { texts as workingRu } from './working-ru.ts';

const en = {
  home: homeEn,
  auth: authEn,
  consents: consentsEn,
  files: filesEn,
  patient: patientEn,
  choosing: choosingEn,
  asking: askingEn,
  sending: sendingEn,
  device: deviceEn,
  timeline: timelineEn,
  warning: warningEn,
  feedback: feedbackEn,
  ads: adsEn,
  actions: actionsEn,
  ai: aiEn,
  leave: leaveEn,
  platformAi: platformAiEn,
  persons: personsEn,
  questionnaireTexts: questionnaireTextsEn,
  clinicAdmin: clinicAdminEn,
  clinicImport: clinicImportEn,
  patientLists: patientListsEn,
  clinicInfo: clinicInfoEn,
  clinicFeatures: clinicFeaturesEn,
  subscription: subscriptionEn,
  employees: employeesEn,
  clinicSignup: clinicSignupEn,
  platform: platformEn,
  globalMessages: globalMessagesEn,
  messageCentre: messageCentreEn,
  aboutPlatform: aboutPlatformEn,
  feedbackStatistics: feedbackStatisticsEn,
  informationHub: informationHubEn,
  informationEditor: informationEditorEn,
  waitingTimes: waitingTimesEn,
  expectedReply: expectedReplyEn,
  help: helpEn,
  tools: toolsEn,
  replyTemplates: replyTemplatesEn,
  pdf: pdfEn,
  results: resultsEn,
  working: workingEn,
  creating: creatingEn,
  patients: patientsEn,
  inboxMore: inboxMoreEn,
  palette: paletteEn,
  clinic: clinicEn,
  account: accountEn,
  errorCodes: errorCodesEn,
  profile: profileEn,
  notifications: notificationsEn,
};
const et = {
  home: homeEt,
  auth: authEt,
  consents: consentsEt,
  files: filesEt,
  patient: patientEt,
  choosing: choosingEt,
  asking: askingEt,
  sending: sendingEt,
  device: deviceEt,
  timeline: timelineEt,
  warning: warningEt,
  feedback: feedbackEt,
  ads: adsEt,
  actions: actionsEt,
  ai: aiEt,
  leave: leaveEt,
  platformAi: platformAiEt,
  persons: personsEt,
  questionnaireTexts: questionnaireTextsEt,
  clinicAdmin: clinicAdminEt,
  clinicImport: clinicImportEt,
  patientLists: patientListsEt,
  clinicInfo: clinicInfoEt,
  clinicFeatures: clinicFeaturesEt,
  subscription: subscriptionEt,
  employees: employeesEt,
  clinicSignup: clinicSignupEt,
  platform: platformEt,
  globalMessages: globalMessagesEt,
  messageCentre: messageCentreEt,
  aboutPlatform: aboutPlatformEt,
  feedbackStatistics: feedbackStatisticsEt,
  informationHub: informationHubEt,
  informationEditor: informationEditorEt,
  waitingTimes: waitingTimesEt,
  expectedReply: expectedReplyEt,
  help: helpEt,
  tools: toolsEt,
  replyTemplates: replyTemplatesEt,
  pdf: pdfEt,
  results: resultsEt,
  working: workingEt,
  creating: creatingEt,
  patients: patientsEt,
  inboxMore: inboxMoreEt,
  palette: paletteEt,
  clinic: clinicEt,
  account: accountEt,
  errorCodes: errorCodesEt,
  profile: profileEt,
  notifications: notificationsEt,
};
const ru = {
  home: homeRu,
  auth: authRu,
  consents: consentsRu,
  files: filesRu,
  patient: patientRu,
  choosing: choosingRu,
  asking: askingRu,
  sending: sendingRu,
  device: deviceRu,
  timeline: timelineRu,
  warning: warningRu,
  feedback: feedbackRu,
  ads: adsRu,
  actions: actionsRu,
  ai: aiRu,
  leave: leaveRu,
  platformAi: platformAiRu,
  persons: personsRu,
  questionnaireTexts: questionnaireTextsRu,
  clinicAdmin: clinicAdminRu,
  clinicImport: clinicImportRu,
  patientLists: patientListsRu,
  clinicInfo: clinicInfoRu,
  clinicFeatures: clinicFeaturesRu,
  subscription: subscriptionRu,
  employees: employeesRu,
  clinicSignup: clinicSignupRu,
  platform: platformRu,
  globalMessages: globalMessagesRu,
  messageCentre: messageCentreRu,
  aboutPlatform: aboutPlatformRu,
  feedbackStatistics: feedbackStatisticsRu,
  informationHub: informationHubRu,
  informationEditor: informationEditorRu,
  waitingTimes: waitingTimesRu,
  expectedReply: expectedReplyRu,
  help: helpRu,
  tools: toolsRu,
  replyTemplates: replyTemplatesRu,
  pdf: pdfRu,
  results: resultsRu,
  working: workingRu,
  creating: creatingRu,
  patients: patientsRu,
  inboxMore: inboxMoreRu,
  palette: paletteRu,
  clinic: clinicRu,
  account: accountRu,
  errorCodes: errorCodesRu,
  profile: profileRu,
  notifications: notificationsRu,
};
const pl = {
  home: homePl,
  auth: authPl,
  consents: consentsPl,
  files: filesPl,
  patient: patientPl,
  choosing: choosingPl,
  asking: askingPl,
  sending: sendingPl,
  device: devicePl,
  timeline: timelinePl,
  warning: warningPl,
  feedback: feedbackPl,
  ads: adsPl,
  actions: actionsPl,
  ai: aiPl,
  leave: leavePl,
  platformAi: platformAiPl,
  persons: personsPl,
  questionnaireTexts: questionnaireTextsPl,
  clinicAdmin: clinicAdminPl,
  clinicImport: clinicImportPl,
  patientLists: patientListsPl,
  clinicInfo: clinicInfoPl,
  clinicFeatures: clinicFeaturesPl,
  subscription: subscriptionPl,
  employees: employeesPl,
  clinicSignup: clinicSignupPl,
  platform: platformPl,
  globalMessages: globalMessagesPl,
  messageCentre: messageCentrePl,
  aboutPlatform: aboutPlatformPl,
  feedbackStatistics: feedbackStatisticsPl,
  informationHub: informationHubPl,
  informationEditor: informationEditorPl,
  waitingTimes: waitingTimesPl,
  expectedReply: expectedReplyPl,
  help: helpPl,
  tools: toolsPl,
  replyTemplates: replyTemplatesPl,
  pdf: pdfPl,
  results: resultsPl,
  working: workingPl,
  creating: creatingPl,
  patients: patientsPl,
  inboxMore: inboxMorePl,
  palette: palettePl,
  clinic: clinicPl,
  account: accountPl,
  errorCodes: errorCodesPl,
  profile: profilePl,
  notifications: notificationsPl,
};

/** Every sentence by its path; functions by their path only. */
const sentences = (node: unknown, path = ''): [string, string][] => {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, 'function']];
  return Object.entries(node as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
};

/** Words of the register of medicines, which speaks English: other languages have what they translate of it. */
const isOfRegister = /\.prescriptions\.(forms|routes)\./;

/** Examples of what patients write, each in its language; names of a file's columns. */
const isSameForAll = /\.tryOut\.examples\.|\.columnsText$/;

describe.each([
  ['et', et],
  ['ru', ru],
  ['pl', pl],
])('texts in %s', (_language, texts) => {
  it('has the same sentences as English, lists included', () => {
    const paths = (all: object) =>
      sentences(all)
        .map(([path]) => path)
        .filter((path) => !isOfRegister.test(path));
    expect(paths(texts)).toEqual(paths(en));
  });

  it('says no sentence in English', () => {
    const english = new Map(sentences(en));
    const words = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;
    const same = sentences(texts).filter(
      ([path, text]) => text !== 'function' && words(text) > 2 && english.get(path) === text,
    );
    expect(same.filter(([path]) => !isOfRegister.test(path) && !isSameForAll.test(path))).toEqual([]);
  });
});

describe.each([
  ['en', en],
  ['et', et],
  ['ru', ru],
  ['pl', pl],
])('words in %s', (_language, texts) => {
  it('has no empty or untrimmed sentence', () => {
    expect(sentences(texts).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });
  it('shouts only in the example conversation', () => {
    const shouting = sentences(texts).filter(([path, text]) => text.includes('!') && !path.includes('phone'));
    expect(shouting).toEqual([]);
  });
});

describe('plurals', () => {
  it('follow the language', () => {
    expect([1, 3, 5, 21].map(ru.patient.core.age.years)).toEqual(['1 год', '3 года', '5 лет', '21 год']);
    expect([1, 3, 5, 22].map(pl.patient.core.age.years)).toEqual(['1 rok', '3 lata', '5 lat', '22 lata']);
  });
  it('puts an Estonian day into its sentence form', () => {
    const { onDay } = et.patient.core.time;
    expect(onDay('10. märts', 3)).toBe('10. märtsil');
    expect(onDay('1. oktoober 2025', 10)).toBe('1. oktoobril 2025');
  });
});
