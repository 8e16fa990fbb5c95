// Rules about the tree itself: sizes, names, licences of habits that no linter knows.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const mostLines = 250;
const mostTestLines = 400;
const excepted = /(\.generated\.ts|packages\/texts\/|\/demo\/conversations\/|\/icons\/|schema)/;
const forbiddenNames = /(^|\/)(utils?|helpers?|common|shared|misc|types)(\.tsx?$|\/)/;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean);

const codeLines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(\/\/|\/?\*)/.test(line)).length;

export const treeProblems = () =>
  files.flatMap((file) => {
    const problems = [];
    const limit = /\.(test|spec)\.tsx?$/.test(file) ? mostTestLines : mostLines;
    const lines = codeLines(file);
    if (!excepted.test(file) && lines > limit)
      problems.push(`${file}: ${lines} lines of code, at most ${limit}`);
    if (forbiddenNames.test(file))
      problems.push(`${file}: the name says nothing; name it after what it holds`);
    if (/\b(TODO|FIXME|XXX|HACK)\b/.test(readFileSync(file, 'utf8')) && !file.endsWith('check-tree.mjs')) {
      problems.push(`${file}: something is left for later`);
    }
    return problems;
  });
