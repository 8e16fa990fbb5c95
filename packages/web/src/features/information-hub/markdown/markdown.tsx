import { isAllowedLink, type MarkdownNode, markdownDepthMax } from '@tervita/domain/information-hub';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './markdown.module.css';

type Level = 2 | 3;
/** How deep in the text a node stands, and from which heading on. */
interface Nesting {
  readonly level: Level;
  readonly depth: number;
}

/** A title stands above the text: its headings are below that, however they were written. */
const headingOf = (depth: number, level: Level) => `h${depth > 3 ? level + 1 : level}`;

const all = (nodes: readonly MarkdownNode[], { level, depth }: Nesting): ReactNode =>
  depth > markdownDepthMax
    ? null
    : createElement(Fragment, null, ...nodes.map((node) => shown(node, { level, depth: depth + 1 })));
const inside = ({ children = [] }: MarkdownNode, nesting: Nesting): ReactNode => all(children, nesting);

/** The one paragraph of a short line of a list is its words. */
const lineOf = ({ children = [] }: MarkdownNode, nesting: Nesting): ReactNode => {
  const [first, ...more] = children;
  const isShort = first?.type === 'paragraph' && more.every(({ type }) => type === 'list');
  return all(isShort ? [...(first.children ?? []), ...more] : children, nesting);
};

const linkOf = (node: MarkdownNode, nesting: Nesting): ReactNode => {
  const { url = '' } = node;
  if (!isAllowedLink(url)) return inside(node, nesting);
  const isElsewhere = url.toLowerCase().startsWith('https:');
  return (
    <a href={url} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {inside(node, nesting)}
    </a>
  );
};

/** What is not named here is not shown; the server refuses it, too. */
const shown = (node: MarkdownNode, nesting: Nesting): ReactNode => {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node, nesting)}</p>;
    case 'heading':
      return createElement(headingOf(node.depth ?? 3, nesting.level), null, inside(node, nesting));
    case 'strong':
      return <strong>{inside(node, nesting)}</strong>;
    case 'emphasis':
      return <em>{inside(node, nesting)}</em>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1}>{inside(node, nesting)}</ol>
      ) : (
        <ul>{inside(node, nesting)}</ul>
      );
    case 'listItem':
      return <li>{lineOf(node, nesting)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node, nesting)}</blockquote>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return linkOf(node, nesting);
    default:
      return null;
  }
};

interface Props {
  readonly text: string;
  /** Of its headings: one below the title that stands above it. */
  readonly level: Level;
}

export const Markdown = ({ text, level }: Props) => (
  <div className={styles.text}>{inside(fromMarkdown(text), { level, depth: 0 })}</div>
);
