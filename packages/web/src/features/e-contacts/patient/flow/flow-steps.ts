/** How far along a step is, of the whole way to "sent". What is chosen is quick, what is told takes the time. */
export const flowSteps = {
  person: { step: 1, of: 7, share: 0.02 },
  clinic: { step: 2, of: 7, share: 0.04 },
  reason: { step: 3, of: 7, share: 0.05 },
  emergency: { step: 4, of: 7, share: 0.07 },
  describe: { step: 5, of: 7, share: 0.08 },
  write: { step: 5, of: 7, share: 0.5 },
  summary: { step: 7, of: 7, share: 1 },
} as const;

/** Follows the number that stands above the question; the last look comes after the last of them. */
export const questionStep = (number: number, about: number) => ({ step: number, of: about + 1 });
