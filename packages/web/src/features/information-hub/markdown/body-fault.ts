import { type MarkdownFault, markdownFault } from '@tervita/domain/information-hub';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** As the server will judge it. */
export const bodyFault = (text: string): MarkdownFault | undefined => markdownFault(fromMarkdown(text));
