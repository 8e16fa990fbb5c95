import { isAllowedLink, type MarkdownNode, markdownDepthMax } from '@tervita/domain/information-hub';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './markdown.module.css';

type Level = 2 | 3;
interface Place {
  readonly level: Level;
  readonly depth: number;
}

/** A title stands above the text: its headings are below that, however they were written. */
const headingOf = (depth: number, level: Level) => `h${depth > 3 ? level + 1 : level}`;

const all = (nodes: readonly MarkdownNode[], { level, depth }: Place): ReactNode =>
  depth > markdownDepthMax
    ? null
    : createElement(Fragment, null, ...nodes.map((node) => shown(node, { level, depth: depth + 1 })));
const inside = ({ children = [] }: MarkdownNode, place: Place): ReactNode => all(children, place);

/** The one paragraph of a short line of a list is its words. */
const lineOf = ({ children = [] }: MarkdownNode, place: Place): ReactNode => {
  const [first, ...more] = children;
  const isShort = first?.type === 'paragraph' && more.every(({ type }) => type === 'list');
  return all(isShort ? [...(first.children ?? []), ...more] : children, place);
};

const linkOf = (node: MarkdownNode, place: Place): ReactNode => {
  const { url = '' } = node;
  if (!isAllowedLink(url)) return inside(node, place);
  const isElsewhere = url.toLowerCase().startsWith('https:');
  return (
    <a href={url} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {inside(node, place)}
    </a>
  );
};

/** What is not named here is not shown; the server refuses it, too. */
const shown = (node: MarkdownNode, place: Place): ReactNode => {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node, place)}</p>;
    case 'heading':
      return createElement(headingOf(node.depth ?? 3, place.level), null, inside(node, place));
    case 'strong':
      return <strong>{inside(node, place)}</strong>;
    case 'emphasis':
      return <em>{inside(node, place)}</em>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1}>{inside(node, place)}</ol>
      ) : (
        <ul>{inside(node, place)}</ul>
      );
    case 'listItem':
      return <li>{lineOf(node, place)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node, place)}</blockquote>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return linkOf(node, place);
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
