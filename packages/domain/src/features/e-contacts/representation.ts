/** What a clinic, or the represented person, says of somebody who writes for another. */
export const representationDecisions = ['CONFIRMED', 'NOT_KNOWN'] as const;
export type RepresentationDecision = (typeof representationDecisions)[number];
export const representationStatuses = ['UNVERIFIED', ...representationDecisions] as const;
export type RepresentationStatus = (typeof representationStatuses)[number];

/** What the clinic says of somebody who opened a thread by the link in a letter. */
export const letterReaderDecisions = ['CONFIRMED', 'REFUSED'] as const;
export type LetterReaderDecision = (typeof letterReaderDecisions)[number];
