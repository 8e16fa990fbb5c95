/** How far along a step is, of the whole way to "sent". */
export const flowSteps = {
  clinic: { step: 1, of: 5 },
  reason: { step: 2, of: 5 },
  emergency: { step: 3, of: 5 },
  write: { step: 4, of: 5 },
} as const;
