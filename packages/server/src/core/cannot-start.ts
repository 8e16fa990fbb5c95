/** What whoever starts a program can put right. The reason says how; a trace would only stand in its way. */
export class CannotStart extends Error {}

const said = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error instanceof CannotStart ? error.message : (error.stack ?? error.message);
};

/** Runs a program from its first line to its last. */
export const runProgram = async (program: () => Promise<void>): Promise<void> => {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${said(error)}\n`);
    process.exit(1);
  }
};
