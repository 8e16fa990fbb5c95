import { describe, expect, it } from 'vitest';
import { notifications as notificationsEn } from '../features/notifications/en.ts';
import { notifications as notificationsEt } from '../features/notifications/et.ts';
import { notifications as notificationsPl } from '../features/notifications/pl.ts';
import { notifications as notificationsRu } from '../features/notifications/ru.ts';
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
import { texts as clinicEn } from './clinic-en.ts';
import { texts as clinicEt } from './clinic-et.ts';
import { texts as clinicPl } from './clinic-pl.ts';
import { texts as clinicRu } from './clinic-ru.ts';
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
import { texts as errorCodesEn } from './error-codes-en.ts';
import { texts as errorCodesEt } from './error-codes-et.ts';
import { texts as errorCodesPl } from './error-codes-pl.ts';
import { texts as errorCodesRu } from './error-codes-ru.ts';
import { texts as feedbackEn } from './feedback-en.ts';
import { texts as feedbackEt } from './feedback-et.ts';
import { texts as feedbackPl } from './feedback-pl.ts';
import { texts as feedbackRu } from './feedback-ru.ts';
import { texts as filesEn } from './files-en.ts';
import { texts as filesEt } from './files-et.ts';
import { texts as filesPl } from './files-pl.ts';
import { texts as filesRu } from './files-ru.ts';
import { texts as homeEn } from './home-en.ts';
import { texts as homeEt } from './home-et.ts';
import { texts as homePl } from './home-pl.ts';
import { texts as homeRu } from './home-ru.ts';
import { texts as inboxMoreEn } from './inbox-more-en.ts';
import { texts as inboxMoreEt } from './inbox-more-et.ts';
import { texts as inboxMorePl } from './inbox-more-pl.ts';
import { texts as inboxMoreRu } from './inbox-more-ru.ts';
import { texts as paletteEn } from './palette-en.ts';
import { texts as paletteEt } from './palette-et.ts';
import { texts as palettePl } from './palette-pl.ts';
import { texts as paletteRu } from './palette-ru.ts';
import { texts as patientEn } from './patient-en.ts';
import { texts as patientEt } from './patient-et.ts';
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
import { texts as profileEn } from './profile-en.ts';
import { texts as profileEt } from './profile-et.ts';
import { texts as profilePl } from './profile-pl.ts';
import { texts as profileRu } from './profile-ru.ts';
import { texts as replyTemplatesEn } from './reply-templates-en.ts';
import { texts as replyTemplatesEt } from './reply-templates-et.ts';
import { texts as replyTemplatesPl } from './reply-templates-pl.ts';
import { texts as replyTemplatesRu } from './reply-templates-ru.ts';
import { texts as sendingEn } from './sending-en.ts';
import { texts as sendingEt } from './sending-et.ts';
import { texts as sendingPl } from './sending-pl.ts';
import { texts as sendingRu } from './sending-ru.ts';
import { texts as timelineEn } from './timeline-en.ts';
import { texts as timelineEt } from './timeline-et.ts';
import { texts as timelinePl } from './timeline-pl.ts';
import { texts as timelineRu } from './timeline-ru.ts';
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
  platformAi: platformAiEn,
  persons: personsEn,
  replyTemplates: replyTemplatesEn,
  pdf: pdfEn,
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
  platformAi: platformAiEt,
  persons: personsEt,
  replyTemplates: replyTemplatesEt,
  pdf: pdfEt,
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
  platformAi: platformAiRu,
  persons: personsRu,
  replyTemplates: replyTemplatesRu,
  pdf: pdfRu,
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
  platformAi: platformAiPl,
  persons: personsPl,
  replyTemplates: replyTemplatesPl,
  pdf: pdfPl,
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

describe.each([
  ['et', et],
  ['ru', ru],
  ['pl', pl],
])('texts in %s', (_language, texts) => {
  it('has the same sentences as English, lists included', () => {
    expect(sentences(texts).map(([path]) => path)).toEqual(sentences(en).map(([path]) => path));
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
