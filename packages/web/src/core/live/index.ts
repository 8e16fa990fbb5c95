export { startLive } from './live.ts';
export type { LiveStatus } from './live-client.ts';
export { useLiveStatus, useViewing, useViewingList } from './use-viewing.ts';
