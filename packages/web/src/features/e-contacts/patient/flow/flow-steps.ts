/** How far along a step is, of the whole way to "sent". */
export const flowSteps = {
  person: { step: 1, of: 7 },
  clinic: { step: 2, of: 7 },
  reason: { step: 3, of: 7 },
  emergency: { step: 4, of: 7 },
  describe: { step: 5, of: 7 },
  write: { step: 5, of: 7 },
  summary: { step: 6, of: 7 },
} as const;
