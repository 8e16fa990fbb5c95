import { lazy } from 'react';

/** Switches of this device, for the settings. */
export const DeviceNotices = lazy(() => import('./device-notices.tsx').then(({ withWords }) => withWords()));
/** An offer to be told on this device, for a page with nothing else to do. */
export const NoticesOffer = lazy(() => import('./notices-offer.tsx').then(({ withWords }) => withWords()));
