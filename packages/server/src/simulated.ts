import { languagesOf } from '@tervita/domain/core';
import { type Simulators, startSimulators } from '@tervita/simulators';
import type { Config } from './core/config.ts';
import { demoAccounts, demoPeople, demoRegister } from './demo/index.ts';
import { careFlowWebhookPath } from './features/care-flows/index.ts';

/** Long enough to compare the code on the page with the one on the phone. */
const phoneMs = 3_000;

/** Stand-ins for outside systems that have no address. Loaded outside PROD only, where such a feature is not available. */
export const simulateMissing = async (config: Config): Promise<Simulators> => {
  const languages = languagesOf(config.COUNTRY_CODE).filter((language) => language !== 'pl');
  const redirectUris = ['/complete-login', '/api/login/apple'].map((path) => `${config.PUBLIC_URL}${path}`);
  return startSimulators({
    people: demoPeople(),
    accounts: demoAccounts(),
    redirectUris,
    careFlowWebhookUrl: `${config.PUBLIC_URL}${careFlowWebhookPath}`,
    organisations: demoRegister,
    phoneAnswersAfterMs: phoneMs,
    languages,
    ports: config.SIMULATOR_PORTS,
  });
};
