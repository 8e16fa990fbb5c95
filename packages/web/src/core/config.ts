import type { Answered } from '@tervita/contract/core';
import type { getConfig } from '@tervita/contract/support';
import { emergencyNumberOf } from '@tervita/domain/core';
import { call } from './api/call.ts';
import { light } from './api/light.ts';
import { createStore, useStore } from './store.ts';

export type Config = Answered<typeof getConfig>;
const store = createStore<Config | undefined>(undefined);

export const setConfig = (config: Config): void => store.set(config);

export const loadConfig = async (): Promise<Config> => {
  const config = await call(light<typeof getConfig>('GET', '/config'));
  setConfig(config);
  return config;
};

/** Where support reads its mail; null where no mail server is set up, and before the configuration is known. */
export const supportEmail = (): string | null => store.get()?.supportEmail ?? null;

export const currentConfig = (): Config => {
  const config = store.get();
  if (!config) throw new Error('the configuration is used before it is loaded');
  return config;
};

export const useConfig = (): Config => {
  useStore(store);
  return currentConfig();
};

/** How long staff can take back what they sent. */
export const undoSeconds = (): number => currentConfig().undoSeconds;

export const useEmergencyNumber = (): string => emergencyNumberOf(useConfig().prmFeatures.COUNTRY_CODE);
