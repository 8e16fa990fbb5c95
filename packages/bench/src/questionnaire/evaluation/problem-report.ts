import { type Language, languages } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { findChiefProblem } from '@tervita/domain/smart-questionnaire';
import { dangerScoreIn, weights } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { heldBack } from '@tervita/domain/smart-questionnaire/evaluation';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';
import type { Message } from '../corpus/message.ts';
import { shareWhere, told } from './share.ts';

interface Told {
  readonly wanted: readonly string[];
  readonly text: string;
}

const rankOf = ({ wanted, text }: Told, language: Language): number => {
  const found: readonly { readonly type: ProblemType }[] = findChiefProblem(text, spokenIndex, {
    limit: 5,
    language,
  });
  const at = found.findIndex(({ type }) => wanted.includes(type));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

const line = (name: string, language: Language, messages: readonly Told[]): string => {
  const ranks = messages.map((each) => rankOf(each, language));
  const within = (most: number) => told(shareWhere(ranks, (rank) => rank < most));
  return `${name} ${language}: ${messages.length} messages, top-1 ${within(1)}, top-3 ${within(3)}`;
};

/** Does the problem that was found agree with the one that the writer meant? */
export const problemReport = (corpus: readonly Message[]): string =>
  languages
    .flatMap((language) => [
      line(
        'short messages',
        language,
        heldBack[language].messages.map(([expected, text]) => ({
          wanted: typeof expected === 'string' ? [expected] : expected,
          text,
        })),
      ),
      line(
        'corpus        ',
        language,
        corpus
          .filter((each) => each.language === language)
          .map(({ reason, text }) => ({ wanted: [reason], text })),
      ),
    ])
    .join('\n');

/** How often somebody with an everyday concern is asked once more; learnt from neither. */
export const everydayReport = (): string =>
  languages
    .map((language) => {
      const { messages } = heldBack[language];
      const asked = shareWhere(messages, ([, text]) => dangerScoreIn(text) > weights.threshold);
      return `everyday messages ${language}: ${messages.length}, classifier alarms ${told(asked)}`;
    })
    .join('\n');
