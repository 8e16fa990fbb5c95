import { device } from '../features/device/ru.ts';
import type { DeviceTexts } from './device-en.ts';

export const texts: DeviceTexts = { device };
