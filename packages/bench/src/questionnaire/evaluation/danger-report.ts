import { languages } from '@tervita/domain/core';
import { dangerKinds } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { afterNone, byAny, type Judged } from './judged.ts';
import { shareWhere, told } from './share.ts';

type Line = readonly string[];

/** Columns under each other. */
const aligned = (lines: readonly Line[]): string => {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const found: Readonly<Record<string, (each: Judged) => boolean>> = {
  'words alone': ({ byWords }) => byWords,
  'after a careless None': afterNone,
  'ticked truthfully': ({ isOnList }) => isOnList,
};
const ofWhich: Readonly<Record<string, (each: Judged) => boolean>> = {
  '112 by words': ({ isCall }) => isCall,
  'marked for staff': ({ isMarked }) => isMarked,
  'asked a true row': ({ isAskedRight }) => isAskedRight,
  'shown unopened': ({ isShown }) => isShown,
  'all together': byAny,
};
const falseAlarms: Readonly<Record<string, (each: Judged) => boolean>> = {
  '112 page': ({ isCall }) => isCall,
  'extra question': ({ isMarked }) => isMarked,
  mark: ({ isMarked }) => isMarked,
};

interface Group {
  readonly name: string;
  readonly isIn: (each: Judged) => boolean;
}

const table = (
  title: string,
  judged: readonly Judged[],
  groups: readonly Group[],
  columns: Readonly<Record<string, (each: Judged) => boolean>>,
): string => {
  const head = [title, 'n', ...Object.keys(columns)];
  const lines = groups.map(({ name, isIn }) => {
    const some = judged.filter(isIn);
    return [name, `${some.length}`, ...Object.values(columns).map((holds) => told(shareWhere(some, holds)))];
  });
  return aligned([head, ...lines]);
};

const everything: Group = { name: 'all', isIn: () => true };
const byLanguage: readonly Group[] = [
  ...languages.map((name) => ({ name, isIn: ({ message }: Judged) => message.language === name })),
  everything,
];
const byKind: readonly Group[] = dangerKinds.map((name) => ({
  name,
  isIn: ({ message }) => message.kind === name,
}));

/** Per cent, and in brackets where the true figure lies nineteen times of twenty. */
export const dangerReport = (judged: readonly Judged[]): string => {
  const dangers = judged.filter(({ message }) => message.isDanger);
  const near = judged.filter(({ message }) => !message.isDanger);
  const byReason = [...new Set(near.map(({ message }) => message.whyNear))]
    .toSorted()
    .map((name) => ({ name, isIn: ({ message }: Judged) => message.whyNear === name }));
  return [
    table('dangers found', dangers, byLanguage, found),
    table('of these', dangers, byLanguage, ofWhich),
    table('of kind', dangers, byKind, found),
    table('false alarms', near, byLanguage, falseAlarms),
    table('near because', near, byReason, falseAlarms),
  ].join('\n\n');
};

const lineOf = ({ message }: Judged): string =>
  [message.language, message.kind, message.reason, message.signs.join(','), message.text].join('  ');

/** The texts that nobody found, and those found by the screen alone. */
export const missesIn = (judged: readonly Judged[]): string => {
  const dangers = judged.filter(({ message }) => message.isDanger);
  const missed = dangers.filter((each) => !byAny(each)).map(lineOf);
  const byScreenAlone = dangers.filter((each) => each.isOnList && !afterNone(each)).map(lineOf);
  const unseen = dangers.filter((each) => !each.isOnList).map(lineOf);
  return [
    `Found by nobody: ${missed.length}`,
    ...missed,
    `\nNot on the screen: ${unseen.length}`,
    ...unseen,
    `\nFound by the screen alone: ${byScreenAlone.length}`,
    ...byScreenAlone,
  ].join('\n');
};
