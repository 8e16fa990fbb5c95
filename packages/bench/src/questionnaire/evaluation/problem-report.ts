import { type Language, languages } from '@tervita/domain/core';
import { dangerKindIn } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { heldBack } from '@tervita/domain/smart-questionnaire/evaluation';
import { heldBackEveryday } from '../corpus/everyday.ts';
import type { Message } from '../corpus/message.ts';
import { heldBackFirstWords } from '../corpus/read-first-words.ts';
import { type Described, rankOf } from './rank-of-reason.ts';
import { shareWhere, told } from './share.ts';

const anybody = { ageMonths: null, sex: 'NOT_DISCLOSED' } as const;

const line = (name: string, language: Language, messages: readonly Described[]): string => {
  const ranks = messages.map((each) => rankOf(each, language));
  const within = (most: number) => told(shareWhere(ranks, (rank) => rank < most));
  return `${name} ${language}: ${messages.length} messages, top-1 ${within(1)}, top-3 ${within(3)}`;
};

/** Does the problem that was found agree with the one that the writer meant? */
export const problemReport = (corpus: readonly Message[]): string =>
  languages
    .flatMap((language) => [
      line(
        'first words   ',
        language,
        heldBackFirstWords()
          .filter((each) => each.language === language)
          .map(({ reasons, text }) => ({ wanted: reasons, text })),
      ),
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

/** How often somebody with an everyday concern is asked once more; nothing was learnt from any of these. */
export const everydayReport = (): string =>
  languages
    .flatMap((language) => {
      const firstWords = [
        ...heldBack[language].messages.map(([, text]) => text),
        ...heldBackFirstWords()
          .filter((each) => each.language === language)
          .map(({ text }) => text),
      ];
      const reportOf = (name: string, texts: readonly string[]): string => {
        const asked = shareWhere(texts, (text) => dangerKindIn(text, anybody) !== null);
        return `${name} ${language}: ${texts.length}, classifier alarms ${told(asked)}`;
      };
      return [
        reportOf('everyday messages       ', heldBackEveryday(language)),
        reportOf('first words and symptoms', firstWords),
      ];
    })
    .join('\n');
