import { selfHarmAnswer } from '@tervita/domain/instruments';
import type { FiredRule } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../core/database/database.ts';
import type { HostedAnswer, HostedResult } from '../../integrations/awell/provider.ts';
import { type CareFlow, keepAnswers } from './care-flow-store.ts';

/** As a message: what the person read and chose, one answer on each line. */
const toldInWords = (answers: readonly HostedAnswer[]): string =>
  answers.map(({ label }, index) => `${index + 1}. ${label}`).join('\n');

/** The item about self-harm warns the clinic by the words that the person chose. */
const dangerIn = ({ type }: CareFlow, answers: readonly HostedAnswer[]): readonly FiredRule[] => {
  const answer = selfHarmAnswer(type, answers);
  return answer
    ? [
        {
          id: `words:CRISIS:${[...answer.label].slice(0, 200).join('')}`,
          action: 'CRISIS',
          named: false,
          because: [],
        },
      ]
    : [];
};

/** Keeps what was answered at the provider, as it came; returns it in words, and what in it is a sign of danger. */
export const keepHostedAnswers = async (
  tx: Tx,
  flow: CareFlow,
  result: HostedResult,
): Promise<{ readonly text: string; readonly fired: readonly FiredRule[] }> => {
  await keepAnswers(tx, flow, result);
  return { text: toldInWords(result.answers), fired: dangerIn(flow, result.answers) };
};
