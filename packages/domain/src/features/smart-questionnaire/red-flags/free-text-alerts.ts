import { type Language, languages } from '../../../core/index.ts';
import { framesOfPresent, type PlacesOfSigns } from './frames/background.ts';
import { type Frames, framesIn, joined } from './frames/cues.ts';
import { type FrameKinds, hasAny, noKinds, withoutKind } from './frames/frame.ts';
import { weighed } from './frames/weigh.ts';
import { numberAlarms } from './numbers/number-alarms.ts';
import type { Item } from './numbers/read-numbers.ts';
import { quoteAround } from './quote.ts';
import { type RawAlarm, type ReadText, read, sentencesAsTyped } from './read-text.ts';
import { type Action, actions } from './rule.ts';

export interface FreeTextAlert {
  readonly action: Exclude<Action, 'READ_FIRST' | 'FLAG'>;
  /** The words, as they were typed. */
  readonly matched: string;
  /** The sentence that they stand in. */
  readonly quote: string;
}

/** Nobody reads more of one kind, and a text can go on with ever new ones. */
const mostOfOneKind = 50;

/** Alarms of numbers, each with the piece in which the number itself stands. */
const alarmsOfNumbers = ({
  sentences: all,
  pieces,
  items,
}: ReadText): readonly (readonly [number, RawAlarm])[] => {
  const firstOf = new Map(pieces.map(({ sentence }, at) => [sentence, at] as const).toReversed());
  // A comma in a number divides nothing: it stands where it begins.
  const clausesOf = ({ sentence, start }: Item): readonly number[] =>
    (pieces[firstOf.get(sentence) ?? 0]?.words ?? [])
      .filter((word) => word.start === start)
      .map(({ clause }) => clause);
  return numberAlarms(items).map(({ action, from, to }) => {
    const matched =
      from.sentence === to.sentence
        ? (all[from.sentence] ?? '').slice(from.start, to.end)
        : [from, to].map(({ sentence, start, end }) => (all[sentence] ?? '').slice(start, end)).join(' … ');
    return [
      firstOf.get(to.sentence) ?? 0,
      {
        action,
        matched,
        language: null,
        isName: false,
        isDenied: false,
        isSupposed: false,
        clauses: clausesOf(to.value === undefined ? from : to),
        parts: [],
      },
    ];
  });
};

/**
 * A number has no language: whatever a word of any language says holds for it. That somebody asks does not: who has measured
 * 38 in a small baby and asks whether it can wait is to be told.
 */
const kindsIn = (frames: Frames | undefined, language: Language | null): FrameKinds => {
  if (!frames) return noKinds;
  if (language !== null) return frames[language];
  return withoutKind(
    languages.reduce((all, each) => all | frames[each], noKinds),
    'WORRY',
  );
};

/** What stretches over a comma joins a sign with its background: it makes neither of both parts a sign's own. */
const placesOfSigns = (alarms: readonly RawAlarm[]): PlacesOfSigns => {
  const told = alarms.filter(
    ({ isName, isDenied, clauses: [first, ...others] }) =>
      !isName && !isDenied && first !== undefined && others.every((each) => each === first),
  );
  return {
    clauses: new Set(told.flatMap(({ clauses }) => clauses)),
    parts: new Set(told.flatMap(({ parts }) => parts)),
  };
};

/** Looks through any free text, in any of the languages; what is denied, over, or about somebody else weighs less. */
export const freeTextAlerts = (text: string): readonly FreeTextAlert[] => {
  const whole = read(text);
  const { pieces } = whole;
  const ofNumbers = alarmsOfNumbers(whole);
  const raw = [
    ...pieces.flatMap(({ alarms }, at) => alarms.map((each) => [at, each] as const)),
    ...ofNumbers,
  ];
  if (raw.length === 0) return [];
  // Frames are looked for only where there is something to weigh.
  const framed = pieces.map(({ words }) => framesIn(words));
  const anywhere = joined(framed);
  // A sign is weighed without what is only background to it; a name, and a thought of death, in all that is said. Who asks
  // for a paper tells of the past for its own sake.
  const isForPaper = languages.some((language) => hasAny(anywhere[language], 'PAPER'));
  const present = isForPaper
    ? framed
    : pieces.map(({ words, alarms }, at) => {
        const numbers = ofNumbers.filter(([piece]) => piece === at).map(([, each]) => each);
        return framesOfPresent(words, framed[at] ?? framesIn(words), placesOfSigns([...alarms, ...numbers]));
      });
  const presentAnywhere = joined(present);
  const asTyped = sentencesAsTyped(text);
  const quoteOf = (at: number, matched: string) =>
    quoteAround(matched, whole.sentences[pieces[at]?.sentence ?? -1] ?? '', asTyped);
  const found = new Map<string, FreeTextAlert>();
  const counts = new Map<FreeTextAlert['action'], number>();
  for (const [at, { action: told, language, matched, isName, isDenied, isSupposed }] of raw) {
    const isSign = !isName && told !== 'CRISIS';
    const action = weighed({
      action: told,
      isName,
      isDenied,
      isSupposed,
      here: kindsIn((isSign ? present : framed)[at], language),
      isNowBeside:
        hasAny(kindsIn(framed[at - 1], language), 'NOW') || hasAny(kindsIn(framed[at + 1], language), 'NOW'),
      anywhere: kindsIn(isSign ? presentAnywhere : anywhere, language),
    });
    if (!action || (counts.get(action) ?? 0) >= mostOfOneKind || found.has(`${action} ${matched}`)) continue;
    found.set(`${action} ${matched}`, { action, matched, quote: quoteOf(at, matched) });
    counts.set(action, (counts.get(action) ?? 0) + 1);
  }
  const ordered = [...found.values()].toSorted(
    (one, other) =>
      actions.indexOf(one.action) - actions.indexOf(other.action) ||
      one.matched.length - other.matched.length,
  );
  // The shortest stretch says it; a longer one around it adds nothing.
  const shortest: FreeTextAlert[] = [];
  for (const alert of ordered) {
    const { action, matched } = alert;
    const isTold = (each: FreeTextAlert) =>
      (each.action === action || action === 'CLINIC_TODAY') && matched.includes(each.matched);
    if (!shortest.some(isTold)) shortest.push(alert);
  }
  return shortest;
};
