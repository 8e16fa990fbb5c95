// Rules about the tree itself: sizes, names, licences of habits that no linter knows.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const mostLines = 250;
const mostTestLines = 400;
/** Files that only put parts together grow by a line with every feature. */
const mostWiringLines = 300;
const wiring =
  /^packages\/(server\/src\/(app|app-deps|feature-deps|main|serve)\.ts|web\/src\/app\/routes\/[^/]+\.tsx?|e2e\/src\/core\/screens\.ts)$/;
const excepted = /(\.generated\.ts|packages\/texts\/|\/demo\/conversations\/|\/icons\/|schema)/;
const forbiddenNames = /(^|\/)(utils?|helpers?|common|shared|misc|types)(\.tsx?$|\/)/;

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  })
    .split('\n')
    // One that was removed is known to git until that is committed.
    .filter((file) => file && existsSync(file));

const codeLines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(\/\/|\/?\*)/.test(line)).length;

const lineLimit = (file) => {
  if (/\.(test|spec)\.tsx?$/.test(file)) return mostTestLines;
  return wiring.test(file) ? mostWiringLines : mostLines;
};

/** Each file's lines of code beside the most it may have. */
export const fileSizes = () =>
  listFiles()
    .filter((file) => !excepted.test(file))
    .map((file) => ({ name: file, value: codeLines(file), limit: lineLimit(file), unit: 'lines' }));

export const treeProblems = () => [
  ...fileSizes()
    .filter(({ value, limit }) => value > limit)
    .map(({ name, value, limit }) => `${name}: ${value} lines of code, at most ${limit}`),
  ...listFiles().flatMap((file) => [
    ...(forbiddenNames.test(file) ? [`${file}: the name says nothing; name it after what it holds`] : []),
    ...(/\b(TODO|FIXME|XXX|HACK)\b/.test(readFileSync(file, 'utf8')) && !file.endsWith('check-tree.mjs')
      ? [`${file}: something is left for later`]
      : []),
  ]),
];
