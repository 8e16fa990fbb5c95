import { device } from '../features/device/pl.ts';
import type { DeviceTexts } from './device-en.ts';

export const texts: DeviceTexts = { device };
