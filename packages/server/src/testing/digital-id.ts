import { loginWithDigitalId, startDigitalId } from '@tervita/contract/auth';
import type { DigitalIdGateway } from '../integrations/digital-id/gateway.ts';
import type { TestBrowser } from './browser.ts';

export interface Shown {
  readonly code: string;
  readonly firstName: string;
  readonly surname: string;
}

/** A gateway at which the test says who comes back; its protocol is tested against the simulator. */
export const gatewayFor = () => {
  const state = { person: undefined as Shown | undefined, serial: 0 };
  const gateway: DigitalIdGateway = {
    scriptPath: 'http://localhost/script.js',
    start: async () => {
      state.serial += 1;
      return { sessionToken: `token-${state.serial}`, url: 'http://localhost/auth' };
    },
    status: async (sessionToken) =>
      state.person
        ? { outcome: 'IDENTIFIED', sessionToken, country: 'EE', ...state.person }
        : { outcome: 'FAILED' },
  };
  const show = async (browser: TestBrowser, person: Shown, { confirm = false } = {}) => {
    state.person = person;
    const { body } = await browser.call(startDigitalId, { body: { confirm } });
    return browser.call(loginWithDigitalId, { body: { returnToken: body.sessionToken } });
  };
  return { gateway, show };
};
