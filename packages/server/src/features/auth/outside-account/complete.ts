import { completeOutside, type OutsideAnswer, type ProofNeeded } from '@tervita/contract/auth';
import { BusinessError, type Language } from '@tervita/domain/core';
import { maskedEmail } from '@tervita/domain/persons';
import { TooMany } from '../../../core/http/errors.ts';
import { type ExchangeGiven, exchange } from '../../../core/http/use-case.ts';
import { endFamily } from '../../../core/session/session-store.ts';
import { sendCode } from '../codes/send-code.ts';
import { answerSignedIn, openSessionFor } from '../open-session-for.ts';
import { type Form, type TakenAttempt, takeAttempt } from './attempt-store.ts';
import { type OutsideDeps, throughProvider } from './outside-deps.ts';
import { type Settled, settle } from './settle.ts';
import { awaitProof } from './waiting-link.ts';

type Given = ExchangeGiven<typeof completeOutside>;

const broughtBack = ({ code, error, iss, state }: Given['body']): Form => ({
  state,
  ...(code === undefined ? {} : { code }),
  ...(error === undefined ? {} : { error }),
  ...(iss === undefined ? {} : { iss }),
});

const identified = async (deps: OutsideDeps, attempt: TakenAttempt, body: Given['body']) => {
  // What Apple posted is here already; what the page says about it is not asked.
  const parameters = attempt.provider === 'APPLE' ? attempt.parked : broughtBack(body);
  if (!parameters) throw new BusinessError('OUTSIDE_SIGN_IN_FAILED');
  const result = await throughProvider(deps, attempt.provider, (asked) =>
    asked.complete({ ...attempt, parameters }),
  );
  if (result.outcome === 'IDENTIFIED') return result;
  const isCancelled = result.outcome === 'CANCELLED';
  throw new BusinessError(isCancelled ? 'OUTSIDE_SIGN_IN_CANCELLED' : 'OUTSIDE_SIGN_IN_FAILED');
};

interface Asking {
  readonly request: Given['request'];
  readonly language: Language;
  readonly newId: () => string;
  readonly browserHash: Buffer;
}

/** A code goes to the mailbox of the account; one that went a moment ago is still good. */
const askForProof = async (
  deps: OutsideDeps,
  { by, email }: Extract<Settled, { kind: 'PROVE' }>,
  { browserHash, ...sending }: Asking,
): Promise<Pick<ProofNeeded, 'by' | 'maskedEmail' | 'resendAfterSeconds'>> => {
  if (by === 'DIGITAL_ID') return { by, maskedEmail: maskedEmail(email), resendAfterSeconds: 0 };
  try {
    return { by, ...(await sendCode(deps, sending, { purpose: 'LINK', address: email, browserHash })) };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { by, maskedEmail: maskedEmail(email), resendAfterSeconds: error.retryAfterSeconds };
  }
};

export const complete = (deps: OutsideDeps) =>
  exchange(
    completeOutside,
    async ({ actor, body, transact, request, reply, newId, publish, becomes }): Promise<OutsideAnswer> => {
      const browserHash = deps.browser.ensure(request, reply);
      const attempt = await transact((tx, now) => takeAttempt(tx, body.state, browserHash, now));
      if (!attempt) throw new BusinessError('OUTSIDE_SIGN_IN_FAILED');
      const { provider } = attempt;
      const came = await identified(deps, attempt, body);
      const language = deps.fallbackLanguage;
      const opening = { request, reply, newId, publish, becomes };
      const result = await transact(async (tx, now) => {
        const settled = await settle(tx, provider, came, { country: deps.country, language, newId, now });
        if (settled.kind === 'PROVE') {
          await awaitProof(tx, body.state, came, { ...settled, waitsFor: settled.by });
          return settled;
        }
        if (actor) await endFamily(tx, actor.familyId);
        const arrival = { userId: settled.userId, method: provider };
        return { kind: 'OPENED' as const, opened: await openSessionFor(tx, deps, opening, arrival, now) };
      });
      if (result.kind === 'PROVE') {
        const asked = await askForProof(deps, result, { request, language, newId, browserHash });
        return { outcome: 'PROVE', provider, ...asked };
      }
      if (actor) await deps.sessionEnded(actor.familyId);
      return { outcome: 'SIGNED_IN', provider, login: answerSignedIn(deps, opening, result.opened) };
    },
    { as: 'system' },
  );
