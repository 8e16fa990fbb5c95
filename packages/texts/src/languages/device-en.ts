import { device } from '../features/device/en.ts';

/** What the settings of this device say, and the offer to be told on it. */
export const texts = { device };
export type DeviceTexts = typeof texts;
