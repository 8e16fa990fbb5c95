import { isAllowedLink, type MarkdownNode } from '@tervita/domain/information-hub';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './markdown.module.css';

type Level = 2 | 3;

/** A title stands above the text: its headings are below that, however they were written. */
const headingOf = (depth: number, level: Level) => `h${depth > 3 ? level + 1 : level}`;

const all = (nodes: readonly MarkdownNode[], level: Level): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => shown(node, level)));
const inside = ({ children = [] }: MarkdownNode, level: Level): ReactNode => all(children, level);

/** The one paragraph of a short line of a list is its words. */
const lineOf = ({ children = [] }: MarkdownNode, level: Level): ReactNode => {
  const [first, ...more] = children;
  const isShort = first?.type === 'paragraph' && more.every(({ type }) => type === 'list');
  return all(isShort ? [...(first.children ?? []), ...more] : children, level);
};

const linkOf = (node: MarkdownNode, level: Level): ReactNode => {
  const { url = '' } = node;
  if (!isAllowedLink(url)) return inside(node, level);
  const isElsewhere = url.toLowerCase().startsWith('https:');
  return (
    <a href={url} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {inside(node, level)}
    </a>
  );
};

/** What is not named here is not shown; the server refuses it, too. */
const shown = (node: MarkdownNode, level: Level): ReactNode => {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node, level)}</p>;
    case 'heading':
      return createElement(headingOf(node.depth ?? 3, level), null, inside(node, level));
    case 'strong':
      return <strong>{inside(node, level)}</strong>;
    case 'emphasis':
      return <em>{inside(node, level)}</em>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1}>{inside(node, level)}</ol>
      ) : (
        <ul>{inside(node, level)}</ul>
      );
    case 'listItem':
      return <li>{lineOf(node, level)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node, level)}</blockquote>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return linkOf(node, level);
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
  <div className={styles.text}>{inside(fromMarkdown(text), level)}</div>
);
