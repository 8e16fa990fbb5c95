import type { RouteDefinition } from './core/index.ts';
import * as ads from './features/ads/index.ts';
import * as ai from './features/ai/index.ts';
import * as auth from './features/auth/index.ts';
import * as careFlows from './features/care-flows/index.ts';
import * as clinicImport from './features/clinic-import/index.ts';
import * as clinicSignup from './features/clinic-signup/index.ts';
import * as clinics from './features/clinics/index.ts';
import * as consents from './features/consents/index.ts';
import * as eContacts from './features/e-contacts/index.ts';
import * as employees from './features/employees/index.ts';
import * as feedback from './features/feedback/index.ts';
import * as files from './features/files/index.ts';
import * as globalMessages from './features/global-messages/index.ts';
import * as informationHub from './features/information-hub/index.ts';
import * as instruments from './features/instruments/index.ts';
import * as messageCentre from './features/message-centre/index.ts';
import * as notifications from './features/notifications/index.ts';
import * as patients from './features/patients/index.ts';
import * as persons from './features/persons/index.ts';
import * as platformAdmin from './features/platform-admin/index.ts';
import * as prescriptions from './features/prescriptions/index.ts';
import * as problemTypes from './features/problem-types/index.ts';
import * as profiles from './features/profiles/index.ts';
import * as replyTemplates from './features/reply-templates/index.ts';
import * as smartQuestionnaire from './features/smart-questionnaire/index.ts';
import * as support from './features/support/index.ts';
import * as usage from './features/usage/index.ts';
import * as waitingTimes from './features/waiting-times/index.ts';

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const routesOf = (feature: Record<string, unknown>) =>
  Object.entries(feature).flatMap(([name, value]) => (isRoute(value) ? [{ name, route: value }] : []));

/** Every call of the product. What is here is served, described, swept and fuzzed; nothing else exists. */
export const allRoutes = [
  auth,
  profiles,
  notifications,
  support,
  consents,
  globalMessages,
  clinics,
  clinicImport,
  clinicSignup,
  employees,
  problemTypes,
  persons,
  eContacts,
  careFlows,
  smartQuestionnaire,
  instruments,
  feedback,
  informationHub,
  files,
  patients,
  prescriptions,
  replyTemplates,
  messageCentre,
  usage,
  waitingTimes,
  ads,
  ai,
  platformAdmin,
].flatMap(routesOf);
