import { currentSession } from '../session/session-store.ts';

/** Where support is told of a fault on our side. Who is not signed in cannot write to it. */
export const supportAddress = (requestId: string | undefined): string | undefined =>
  requestId && currentSession() ? `/help/technical-problem?error=${requestId}` : undefined;
