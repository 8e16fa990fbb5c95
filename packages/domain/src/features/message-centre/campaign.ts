export const campaignStates = ['SENDING', 'DONE', 'STOPPED'] as const;
export type CampaignState = (typeof campaignStates)[number];

/**
 * What became of the message to one patient. CLAIMED: it is being handed to the operator, and only the operator knows
 * whether it has it. UNKNOWN: nobody can say whether it went out, so it is neither repeated nor billed.
 */
export const recipientStates = [
  'SKIPPED',
  'WAITING',
  'CLAIMED',
  'ACCEPTED',
  'DELIVERED',
  'NOT_DELIVERED',
  'REFUSED',
  'UNKNOWN',
  'STOPPED',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** What an operator reports, as what it means to us; undefined: on its way still. */
export const reportedState = (status: string): 'DELIVERED' | 'NOT_DELIVERED' | undefined => {
  if (status === 'DELIVRD' || status === 'SEEN') return 'DELIVERED';
  if (['UNDELIV', 'FAILED', 'REJECTD', 'DELETED', 'EXPIRED', 'NACK'].includes(status)) return 'NOT_DELIVERED';
  return undefined;
};
