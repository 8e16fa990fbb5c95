/** What a clinic, or the represented person, says of somebody who writes for another. */
export const representationDecisions = ['CONFIRMED', 'NOT_KNOWN'] as const;
export type RepresentationDecision = (typeof representationDecisions)[number];
export const representationStatuses = ['UNVERIFIED', ...representationDecisions] as const;
export type RepresentationStatus = (typeof representationStatuses)[number];
