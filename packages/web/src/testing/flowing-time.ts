/**
 * For `vi.useFakeTimers`: a given clock that goes on with the machine's, a millisecond at a time. Each key that a test
 * presses waits for its next step, which is twenty milliseconds by default.
 */
export const flowingTime = { shouldAdvanceTime: true, advanceTimeDelta: 1 } as const;
