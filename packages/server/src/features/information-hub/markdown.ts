import type { InformationContent, InformationText } from '@tervita/contract/information-hub';
import { languages } from '@tervita/domain/core';
import { markdownFault, markdownWords, minutesToRead } from '@tervita/domain/information-hub';
import { withoutAccents } from '@tervita/domain/persons';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Issue } from '../../core/http/errors.ts';

/** Where a text has something that an item cannot have: the language, and the line in its body. */
export const faultsIn = ({ texts }: Pick<InformationContent, 'texts'>): Issue[] =>
  languages.flatMap((language) => {
    const fault = markdownFault(fromMarkdown(texts[language].body));
    return fault
      ? [{ path: ['body', 'texts', language, 'body', fault.line], key: `markdown.${fault.problem}` }]
      : [];
  });

/** What is kept beside a text: how long it takes to read, and its words as a search compares them. */
export const besideText = ({ title, summary, body, sourceName }: InformationText) => {
  const read = `${summary} ${markdownWords(fromMarkdown(body))}`;
  return { words: withoutAccents(`${title} ${read} ${sourceName}`), minutes: minutesToRead(read) };
};
