const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The connection is gone; the database itself may well be there. */
const connectionBroke = (error: unknown) =>
  ['57P01', '57P02', '08006', 'ECONNRESET', 'EPIPE'].includes(codeOf(error)) ||
  (error instanceof Error && /Connection terminated|is not queryable/.test(error.message));

/** A database that is reached by a socket file takes the file along when it stops. */
const socketIsGone = (error: unknown) =>
  codeOf(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/** The database is away, going away, or too busy to take us in. Class 08, 53, 57; node's own socket errors. */
export const databaseAway = (error: unknown): boolean =>
  connectionBroke(error) ||
  /^(08|53|57)[0-9A-Z]{3}$/.test(codeOf(error)) ||
  ['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND'].includes(codeOf(error)) ||
  socketIsGone(error) ||
  (error instanceof Error && error.message.includes('timeout exceeded when trying to connect'));

const moreAttempts = 3;

/** The pool may hand out a connection that broke while it lay idle. Nothing has begun on it: another one is taken. */
export const onLiveConnection = async <T>(attempt: (begun: () => void) => Promise<T>): Promise<T> => {
  for (let left = moreAttempts; ; left -= 1) {
    let hasBegun = false;
    try {
      return await attempt(() => {
        hasBegun = true;
      });
    } catch (error) {
      if (hasBegun || left === 0 || !connectionBroke(error)) throw error;
    }
  }
};
