import { wordsOf } from '../../problem-types/index.ts';
import type { AlertPhrases } from './alert-phrases/alert-phrases.ts';
import { en } from './alert-phrases/en.ts';
import { et } from './alert-phrases/et.ts';
import { pl } from './alert-phrases/pl.ts';
import { ru } from './alert-phrases/ru.ts';
import { type Phrase, phraseOf, placesOf } from './phrase.ts';
import { type Action, actions } from './rule.ts';

export interface FreeTextAlert {
  readonly action: Exclude<Action, 'FLAG'>;
  /** The words, as they were typed. */
  readonly matched: string;
}

const alarming = ['CALL_112', 'CRISIS', 'CLINIC_TODAY'] as const;

const known = [et, en, ru, pl].flatMap(({ phrases, noBefore, noAfter }: AlertPhrases) =>
  alarming.flatMap((action) =>
    phrases[action].map((written) => ({ action, phrase: phraseOf(written), noBefore, noAfter })),
  ),
);

const sentences = /[^.!?;\n]+/g;
const apostrophes = /['’`]/g;

const endsWith = (words: readonly string[], said: string): boolean => words.join(' ').endsWith(said);

/** Only what is denied in so many words, right beside it; a thought of self-harm is never denied away. */
const isDenied = (
  words: readonly string[],
  places: readonly number[],
  { action, noBefore, noAfter }: Pick<(typeof known)[number], 'action' | 'noBefore' | 'noAfter'>,
  phrase: Phrase,
): boolean => {
  if (action === 'CRISIS') return false;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  // A phrase that holds the "not" itself ("not breathing") is no denial.
  const holdsNo = phrase.slots.some((slot) =>
    ['not', 'no', 'ei', 'не', 'нет', 'nie'].some((no) => slot.words.has(no)),
  );
  if (holdsNo) return false;
  const before = words.slice(Math.max(0, first - 3), first);
  const after = words.slice(last + 1, last + 4).join(' ');
  return (
    noBefore.some((each) => before.length > 0 && endsWith(['', ...before], ` ${each}`)) ||
    noAfter.some((each) => `${after} `.startsWith(`${each} `))
  );
};

/** Looks through any free text, in any of the languages; rather once too often than once too seldom. */
export const freeTextAlerts = (text: string): readonly FreeTextAlert[] => {
  const found = new Map<string, FreeTextAlert>();
  for (const [sentence] of text.normalize('NFC').replace(apostrophes, '').matchAll(sentences)) {
    const typed = wordsOf(sentence);
    const words = typed.map(({ folded }) => folded);
    for (const each of known) {
      const places = placesOf(words, each.phrase);
      if (!places || isDenied(words, places, each, each.phrase)) continue;
      const [first, last] = [typed[Math.min(...places)], typed[Math.max(...places)]];
      if (!first || !last) continue;
      const matched = sentence.slice(first.start, last.start + last.plain.length);
      found.set(`${each.action} ${matched}`, { action: each.action, matched });
    }
  }
  const order = [...found.values()].toSorted(
    (one, other) =>
      actions.indexOf(one.action) - actions.indexOf(other.action) ||
      one.matched.length - other.matched.length,
  );
  // The shortest words say it; a longer stretch around them adds nothing.
  return order.filter(
    ({ action, matched }, at) =>
      !order.slice(0, at).some((shorter) => shorter.action === action && matched.includes(shorter.matched)),
  );
};
