import { languagesOf } from '@tervita/domain/core';
import { type Simulators, startSimulators } from '@tervita/simulators';
import type { Config } from './core/config.ts';
import { demoAccounts, demoPeople } from './demo/index.ts';

/** Stand-ins for outside systems that have no address. Loaded outside PROD only, where such a feature is not available. */
export const simulateMissing = async (config: Config): Promise<Simulators> => {
  const languages = languagesOf(config.COUNTRY_CODE).filter((language) => language !== 'pl');
  const redirectUris = ['/complete-login', '/api/login/apple'].map((path) => `${config.PUBLIC_URL}${path}`);
  return startSimulators({
    people: demoPeople(),
    accounts: demoAccounts(),
    redirectUris,
    languages,
    ports: config.SIMULATOR_PORTS,
  });
};
