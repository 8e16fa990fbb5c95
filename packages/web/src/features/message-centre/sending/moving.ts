import type { Campaign } from '@tervita/contract/message-centre';

export const lookEvery = 2_000;
/** Reports come for a while after the last message has gone out; then nobody waits for them any more. */
const reportsMs = 3_600_000;

/** Whether its figures still change. */
export const isMoving = ({ state, states, createdAt }: Campaign, now: Date): boolean =>
  state === 'SENDING' ||
  (states.ACCEPTED + states.CLAIMED > 0 && now.getTime() - Date.parse(createdAt) < reportsMs);
