/** What we look at in the tree of a Markdown parser (mdast). */
export interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[] | undefined;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly depth?: number | undefined;
  readonly ordered?: boolean | null | undefined;
  readonly start?: number | null | undefined;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

const allowed = new Set([
  'root',
  'heading',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'list',
  'listItem',
  'blockquote',
  'break',
  'thematicBreak',
  'link',
]);

/** No name before the host: it would make an address look like another. */
const web = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#]\S*)?$/i;
const telephone = /^tel:\+?\d[\d-]*$/i;
const mail = /^mailto:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/i;

/** A page that can be a source. */
export const isSourceAddress = (url: string): boolean => web.test(url);

/** Addresses that a link of an item may lead to. */
export const isAllowedLink = (url: string): boolean =>
  isSourceAddress(url) || telephone.test(url) || mail.test(url);

export const markdownProblems = ['html', 'picture', 'link', 'other'] as const;
export type MarkdownProblem = (typeof markdownProblems)[number];

export interface MarkdownFault {
  readonly problem: MarkdownProblem;
  /** From 1, as editors count. */
  readonly line: number;
}

const named: Readonly<Record<string, MarkdownProblem>> = {
  html: 'html',
  image: 'picture',
  imageReference: 'picture',
  linkReference: 'link',
  definition: 'link',
};

const problemOf = ({ type, url = '' }: MarkdownNode): MarkdownProblem | undefined => {
  if (!allowed.has(type)) return named[type] ?? 'other';
  return type === 'link' && !isAllowedLink(url) ? 'link' : undefined;
};

/** Lists in lists in quotations: deeper than this nobody reads, and somebody tries what breaks. */
export const markdownDepthMax = 20;

/** The first thing in a text that an item cannot have. */
export const markdownFault = (node: MarkdownNode, depth = 0): MarkdownFault | undefined => {
  const problem = depth > markdownDepthMax ? 'other' : problemOf(node);
  if (problem) return { problem, line: node.position?.start.line ?? 1 };
  for (const child of node.children ?? []) {
    const fault = markdownFault(child, depth + 1);
    if (fault) return fault;
  }
  return undefined;
};

const inline = new Set(['text', 'strong', 'emphasis', 'link']);

/** Its words alone, for the search and to count them. */
export const markdownWords = ({ type, value, children = [] }: MarkdownNode): string => {
  if (type === 'text') return value ?? '';
  const parts = children.filter((child) => allowed.has(child.type));
  const between = parts.every((child) => inline.has(child.type)) ? '' : ' ';
  return parts.map(markdownWords).join(between).replace(/\s+/g, ' ');
};

/** Of a text that one reads for work. */
const wordsAMinute = 180;

export const minutesToRead = (words: string): number =>
  Math.max(1, Math.round(words.split(/\s+/).filter((word) => word !== '').length / wordsAMinute));
