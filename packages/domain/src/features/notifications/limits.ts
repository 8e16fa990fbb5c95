/** Devices of one person that are told at once; the one that was used longest ago goes. */
export const pushDevicesMost = 10;
/** A subscription as browsers write it: an address and two keys. */
export const pushSubscriptionMax = 4_000;
export const pushAddressMax = 2_000;
