/** How far along a step is, of the whole way to "sent". What is chosen is quick, what is told takes the time. */
export const flowSteps = {
  person: { step: 1, of: 60 },
  clinic: { step: 2, of: 60 },
  reason: { step: 3, of: 60 },
  emergency: { step: 4, of: 60 },
  describe: { step: 5, of: 60 },
  write: { step: 1, of: 2 },
  summary: { step: 1, of: 1 },
} as const;

/** Follows the number that stands above the question; the last look comes after the last of them. */
export const questionStep = (number: number, about: number) => ({ step: number, of: about + 1 });
