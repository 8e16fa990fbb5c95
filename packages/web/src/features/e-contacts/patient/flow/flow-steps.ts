/** How far along a step is, of the whole way to "sent". */
export const flowSteps = {
  person: { step: 1, of: 6 },
  clinic: { step: 2, of: 6 },
  reason: { step: 3, of: 6 },
  emergency: { step: 4, of: 6 },
  write: { step: 5, of: 6 },
} as const;
