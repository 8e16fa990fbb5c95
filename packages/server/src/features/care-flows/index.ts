import { finaliseWithPatient, startWithPatient } from './clinic.ts';
import type { CareFlowDeps } from './deps.ts';
import { finaliseForPatient } from './finalise-patient.ts';
import { startAtProvider } from './start-patient.ts';
import { startRequested } from './start-requested.ts';

export { expiryOf, finishCareFlows } from './finish-flows.ts';
export { addCareFlowWebhook, careFlowWebhookPath } from './webhook.ts';

export const careFlowCalls = (deps: CareFlowDeps) => [
  startAtProvider(deps),
  startRequested(deps),
  finaliseForPatient(deps),
  startWithPatient(deps),
  finaliseWithPatient(deps),
];
