import { expect, it } from 'vitest';
import {
  gapsIn,
  informationKinds,
  isAllowedLink,
  isClinicalKind,
  kindsReadBy,
  type MarkdownNode,
  markdownFault,
  markdownWords,
  minutesToRead,
  readsClinical,
} from './index.ts';

it('doctors read all, nurses all but prescription medicines, others nothing clinical', () => {
  expect(kindsReadBy('DOCTOR')).toEqual(informationKinds);
  expect(kindsReadBy('NURSE')).toEqual(['GUIDELINE', 'IMPORTANT']);
  expect(kindsReadBy('NON_HEALTHCARE').some(isClinicalKind)).toBe(false);
  expect((['DOCTOR', 'NURSE', 'NON_HEALTHCARE'] as const).map(readsClinical)).toEqual([true, true, false]);
});

it.each([
  ['https://www.ravijuhend.ee/uuringud?x=1', true],
  ['tel:112', true],
  ['mailto:abi@example.com', true],
  ['http://www.ravijuhend.ee', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/settings', false],
  ['https:evil.example', false],
  ['https://ravijuhend.ee@evil.example', false],
  ['https://', false],
])('%s may be a link: %s', (url, is) => expect(isAllowedLink(url)).toBe(is));

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const at = (line: number) => ({ position: { start: { line } } });
const root = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'root', children });

it.each([
  ['html', { type: 'html', value: '<script>' }],
  ['picture', { type: 'image', url: 'https://a.ee/x.png' }],
  ['link', { type: 'link', url: 'javascript:x', children: [text('x')] }],
  ['link', { type: 'definition', url: 'https://a.ee' }],
  ['other', { type: 'code', value: 'x' }],
  ['other', { type: 'table' }],
] as const)('%s is refused with its line', (problem, node) => {
  const within = { type: 'paragraph', children: [text('a'), { ...node, ...at(7) }] };
  expect(markdownFault(root({ type: 'paragraph', children: [text('fine')] }, within))).toEqual({
    problem,
    line: 7,
  });
});

it('what is nested beyond reading is refused, however deep it is', () => {
  let node = text('x');
  for (let depth = 0; depth < 50_000; depth += 1) node = { type: 'blockquote', children: [node], ...at(1) };
  expect(markdownFault(root(node))).toEqual({ problem: 'other', line: 1 });
});

it('keeps words whole where only some letters are strong, and apart between paragraphs', () => {
  const strong = { type: 'strong', children: [text('palavik')] };
  const tree = root(
    { type: 'heading', depth: 3, children: [text('Täna')] },
    { type: 'paragraph', children: [strong, text('uga laps')] },
    { type: 'html', value: '<b>peidus</b>' },
  );
  expect(markdownFault(root({ type: 'paragraph', children: [strong] }))).toBeUndefined();
  expect(markdownWords(tree)).toBe('Täna palavikuga laps');
});

it('tells minutes, one at least', () => {
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead('sõna '.repeat(720))).toBe(4);
});

it('names what is missing before an item can be published', () => {
  const whole = { title: 'a', summary: 'b', body: 'c', sourceName: 'd' };
  const texts = { et: whole, en: whole, ru: whole, pl: whole };
  expect(gapsIn({ sourceUrl: 'https://a.ee', texts })).toEqual([]);
  expect(gapsIn({ sourceUrl: ' ', texts: { ...texts, ru: { ...whole, body: '\n' } } })).toEqual([
    'sourceUrl',
    'ru',
  ]);
});
