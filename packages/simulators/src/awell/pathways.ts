import { randomBytes } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { type HostedForm, hostedForms } from './definitions.ts';

export type Answer = { question_id: string; value: string; value_type: string; label: string };

/** One session of one pathway: the simulator's forms have a single activity. */
export type Pathway = {
  id: string;
  sessionId: string;
  activityId: string;
  form: HostedForm;
  successUrl: string;
  cancelUrl: string;
  language: string;
  expiresAt: number;
  state: 'ACTIVE' | 'DONE' | 'STOPPED';
  /** Answered, but the provider does not say so: a fault that a test asks for. */
  isHidden: boolean;
  answers: readonly Answer[];
};

type Start = Pick<Pathway, 'successUrl' | 'cancelUrl' | 'language'> & {
  definitionId: string;
  ttlSeconds: number;
};

const newId = () => randomBytes(15).toString('base64url');

export const createPathways = (clock: Clock) => {
  let all: Pathway[] = [];
  return {
    start: ({ definitionId, ttlSeconds, ...session }: Start): Pathway | undefined => {
      const form = hostedForms.find((one) => one.definitionId === definitionId);
      if (!form) return undefined;
      const pathway: Pathway = {
        ...session,
        id: newId(),
        sessionId: newId(),
        activityId: newId(),
        form,
        expiresAt: clock.now().getTime() + ttlSeconds * 1000,
        state: 'ACTIVE',
        isHidden: false,
        answers: [],
      };
      all.push(pathway);
      return pathway;
    },
    byId: (id: unknown) => all.find((one) => one.id === id),
    bySession: (sessionId: string) => all.find((one) => one.sessionId === sessionId),
    isOpen: (pathway: Pathway) =>
      pathway.state === 'ACTIVE' && pathway.expiresAt > clock.now().getTime() && pathway.answers.length === 0,
    all: (): readonly Pathway[] => all,
    clear: () => {
      all = [];
    },
  };
};
export type Pathways = ReturnType<typeof createPathways>;
