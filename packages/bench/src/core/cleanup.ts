type Step = () => Promise<void> | void;

/** What a command started, ended in the opposite order: after the work, on a fault, on Ctrl-C. */
export const createCleanup = () => {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      // One thing that is gone already must not keep the others alive.
      await Promise.resolve()
        .then(step)
        .catch(() => undefined);
    }
  };
  return {
    add: (step: Step) => {
      steps.push(step);
    },
    run: (): Promise<void> => {
      running ??= runAll();
      return running;
    },
  };
};
export type Cleanup = ReturnType<typeof createCleanup>;
