type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface Section {
  /** Absent only before the first heading. */
  readonly heading: string | undefined;
  readonly blocks: readonly Block[];
}

export interface ParsedDocument {
  readonly summary: readonly string[];
  readonly sections: readonly Section[];
}

const after = (mark: string, line: string) => (line.startsWith(mark) ? line.slice(mark.length) : undefined);

const blockOf = (lines: readonly string[]): Block =>
  lines.every((line) => line.startsWith('- '))
    ? { kind: 'list', items: lines.map((line) => line.slice(2)) }
    : { kind: 'paragraph', text: lines.join(' ') };

/** "> " is the summary, "# " a heading, "- " an item; a blank line ends a paragraph. Anything else is text as it is. */
export const parseDocument = (body: string): ParsedDocument => {
  const summary: string[] = [];
  const sections: { heading: string | undefined; blocks: Block[] }[] = [];
  for (const chunk of body.split(/\n\s*\n/)) {
    const lines: string[] = [];
    for (const line of chunk.split('\n').map((each) => each.trim())) {
      const short = after('> ', line);
      const heading = after('# ', line);
      if (short !== undefined) summary.push(short);
      else if (heading !== undefined) sections.push({ heading, blocks: [] });
      else if (line) lines.push(line);
    }
    if (lines.length === 0) continue;
    if (sections.length === 0) sections.push({ heading: undefined, blocks: [] });
    sections.at(-1)?.blocks.push(blockOf(lines));
  }
  return { summary, sections };
};
