export { isLive, startLive } from './live.ts';
export type { LiveStatus } from './live-client.ts';
export { useLiveStatus, usePresent, useViewing, useViewingList } from './use-viewing.ts';
