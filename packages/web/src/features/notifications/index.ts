import { lazy } from 'react';

/** Fetched with the page that shows it, so that nothing jumps there. */
export const loadDeviceNotices = () => import('./device-notices.tsx').then(({ withWords }) => withWords());
/** Switches of this device, for the settings. */
export const DeviceNotices = lazy(loadDeviceNotices);
/** An offer to be told on this device, for a page with nothing else to do. */
export const NoticesOffer = lazy(() => import('./notices-offer.tsx').then(({ withWords }) => withWords()));
