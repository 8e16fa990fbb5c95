import type { DeviceTexts } from '@tervita/texts/device-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const devicePart: Part<DeviceTexts> = {
  en: () => import('@tervita/texts/device-en'),
  et: () => import('@tervita/texts/device-et'),
  ru: () => import('@tervita/texts/device-ru'),
  pl: () => import('@tervita/texts/device-pl'),
};

export const useDeviceTexts = () => usePart(devicePart).device;
