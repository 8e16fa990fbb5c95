/** A questionnaire on the provider's page: begun, answered, given up, or closed on purpose. */
export const careFlowStates = ['STARTED', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type CareFlowState = (typeof careFlowStates)[number];

/** How often the page asks whether the answers have come, and how far apart. */
export const finaliseAttempts = 15;
/** And how often in all, also of what has ended: after that only the provider's own word and the worker bring late answers. */
export const askedMost = 2 * finaliseAttempts;
export const finaliseEveryMs = 2_000;

/** How long the provider keeps a page open for somebody. */
export const hostedMinutes = 60;
