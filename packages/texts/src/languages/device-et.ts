import { device } from '../features/device/et.ts';
import type { DeviceTexts } from './device-en.ts';

export const texts: DeviceTexts = { device };
